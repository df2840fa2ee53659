/** A client module that a plugin brings: counts the pages that were come to. */
export function onRouteDidUpdate(): void {
  const {dataset} = document.documentElement;
  dataset.routes = String(Number(dataset.routes ?? 0) + 1);
}
