/** The id by which the menu button names the dialog, also before scripts run. */
export const MOBILE_MENU_ID = 'navbar-mobile-menu';
