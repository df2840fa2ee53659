import type {ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';
import LiveBoundary from '@site/src/figures/kit/Live/LiveBoundary';
// What figures share comes with this file, so that a figure's own brings only what it alone needs.
import '@site/src/figures/kit/Live/kit';
import '@site/src/figures/kit/Figure';

/**
 * Brings a figure that answers to a press to life in the server's HTML.
 *
 * @param element With `data-live`, the figure's name.
 * @returns a promise that is fulfilled when React has the HTML, and rejected where the figure's script is
 *   not to be had; the HTML then stays as it is
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
