/** A plugin's client module: counts the pages visited. */
export function onRouteDidUpdate(): void {
  const {dataset} = document.documentElement;
  dataset.routes = String(Number(dataset.routes ?? 0) + 1);
}
