import {useRef, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useServerLinks} from 'docusaurus-light/useServerLinks';

type ServerHtmlProps = {name: string; innerHtml: {__html: string}};

function ServerHtml({name, innerHtml}: ServerHtmlProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useServerLinks(container);
  return <div ref={container} data-server-html={name} dangerouslySetInnerHTML={innerHtml} />;
}

/**
 * Loads a read-only component that grows with the site, such as a list of all notes. The first page of a
 * visit keeps the component's server HTML and loads neither its script nor its data. A page opened through
 * a link waits for both.
 *
 * @param name Unique among such components on a page.
 * @param load `() => import('…')` for the component, which must have no state and no event handlers.
 * @returns A promise to await at the top level of the page's module.
 */
export async function keepServerList(
  name: string,
  load: () => Promise<{default: ComponentType}>,
): Promise<ComponentType> {
  const {canUseDOM} = ExecutionEnvironment;
  const served = canUseDOM && document.querySelector(`[data-server-html="${name}"]`);
  if (served) {
    // Created once, because React sets the HTML again whenever it gets a different object.
    const innerHtml = {__html: served.innerHTML};
    return () => <ServerHtml name={name} innerHtml={innerHtml} />;
  }
  const {default: Part} = await load();
  return () => (
    <div data-server-html={name}>
      <Part />
    </div>
  );
}
