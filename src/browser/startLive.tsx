import type {ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';
import LiveBoundary from '@site/src/figures/kit/Live/LiveBoundary';
// Shared figure code loads with this file, so that each figure's script contains only its own code.
import '@site/src/figures/kit/Live/kit';
import '@site/src/figures/kit/Figure';

/**
 * Hydrates a live figure.
 *
 * @param element The figure's server HTML, with its name in `data-live`.
 * @returns A promise that rejects if the figure's script can't be loaded; the HTML then stays as it is.
 */
export async function startLive(element: HTMLElement): Promise<void> {
  const name = element.dataset.live!;
  const {default: Figure} = (await import(
    /* webpackChunkName: "live-[index]" */ `@site/src/figures/${name}.live.tsx`
  )) as {default: ComponentType};
  hydrateRoot(
    element,
    <LiveBoundary name={name}>
      <Figure />
    </LiveBoundary>,
  );
}
