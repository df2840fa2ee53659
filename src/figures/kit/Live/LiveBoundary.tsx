import {Component, createRef, type ReactNode} from 'react';
type LiveBoundaryProps = {name: string; children: ReactNode};

/** Of the element around a figure that answers to a press; the stylesheet shows its controls by it. */
const IS_ALIVE = 'data-is-alive';

/**
 * What is in an element with `data-live`. Where the figure fails, its first state takes its place: the
 * server's HTML, or what React made first.
 */
export default class LiveBoundary extends Component<LiveBoundaryProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  private readonly container = createRef<HTMLDivElement>();

  private firstHtml =
    (typeof document !== 'undefined' &&
      document.querySelector(`[data-live="${this.props.name}"] > div`)?.innerHTML) ||
    '';

  static getDerivedStateFromError() {
    return {hasFailed: true};
  }

  override componentDidMount() {
    const element = this.container.current!;
    this.firstHtml = element.innerHTML;
    element.parentElement!.toggleAttribute(IS_ALIVE, !this.state.hasFailed);
  }

  override componentDidCatch() {
    this.container.current?.parentElement?.removeAttribute(IS_ALIVE);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <div ref={this.container} dangerouslySetInnerHTML={{__html: this.firstHtml}} />
    ) : (
      <div ref={this.container}>{this.props.children}</div>
    );
  }
}
