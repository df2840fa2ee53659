/** Shows something else once its effect has run, without any event. */
import {Component, type ReactNode} from 'react';

export default class Ticking extends Component<object, {isMounted: boolean}> {
  override state = {isMounted: false};

  override componentDidMount(): void {
    this.setState({isMounted: true});
  }

  override render(): ReactNode {
    return <p>{this.state.isMounted ? 'mounted' : 'not mounted'}</p>;
  }
}
