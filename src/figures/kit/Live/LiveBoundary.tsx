import {Component, createRef, type ReactNode} from 'react';
type LiveBoundaryProps = {name: string; children: ReactNode};

/** Set on the element around a live figure once it's hydrated, so that the style sheet shows the controls. */
const IS_ALIVE = 'data-is-alive';

/**
 * The contents of an element with `data-live`. If the figure fails, its first state takes its place: the
 * server's HTML, or the first HTML that React rendered.
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
