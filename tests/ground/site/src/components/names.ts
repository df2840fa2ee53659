/** Names that stand in a file that renders nothing. */
export const STATES = {good: 'badge--success', bad: 'badge--danger'};
