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
 * A component that is only read, such as a list of all notes, and grows with the site. On the first
 * page of a visit it stays the server's HTML, and neither its script nor its data is loaded. A page
 * that a link leads to waits for both.
 *
 * @param name Its own among all parts of a page.
 * @param load `() => import('…')` of the component, which has no state and handles no event.
 * @returns To be awaited at the top of the page's module.
 */
export async function keepServerList(
  name: string,
  load: () => Promise<{default: ComponentType}>,
): Promise<ComponentType> {
  const {canUseDOM} = ExecutionEnvironment;
  const served = canUseDOM && document.querySelector(`[data-server-html="${name}"]`);
  if (served) {
    // One object: React sets the HTML anew whenever it is given another.
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
