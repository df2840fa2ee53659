import {lazy, useRef, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import latePart from '@site/src/components/LatePart';
import {useKeptLinks} from '@site/src/browser/useKeptLinks';

type KeptProps = {name: string; innerHtml: {__html: string}};

function Kept({name, innerHtml}: KeptProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  useKeptLinks(container);
  return <div ref={container} data-kept={name} dangerouslySetInnerHTML={innerHtml} />;
}

/**
 * A component that is only read, such as a list of all notes, and grows with the site. A reader whose
 * first page holds it has it as the server made it, and loads neither its script nor its data; on a
 * page that a link leads to it is loaded beside the page and rendered by React as ever.
 *
 * @param name Its own among all parts of a page.
 * @param load `() => import('…')` of the component, which has no state and handles no event.
 */
export default function keptPart(
  name: string,
  load: () => Promise<{default: ComponentType}>,
): ComponentType {
  if (!ExecutionEnvironment.canUseDOM) {
    const Part = lazy(load);
    return function ServerPart() {
      return (
        <div data-kept={name}>
          <Part />
        </div>
      );
    };
  }
  const served = document.querySelector(`[data-kept="${name}"]`);
  if (served) {
    // One object: React sets the HTML anew whenever it is given another.
    const innerHtml = {__html: served.innerHTML};
    return function ServedPart() {
      return <Kept name={name} innerHtml={innerHtml} />;
    };
  }
  const {Part, start} = latePart(load);
  // With the page, not after it. Where it fails, the part itself says so.
  start().catch(() => {});
  return function PartOfNextPage() {
    // Below what is seen, so that nothing moves when it comes.
    return <Part fallback={<div style={{minHeight: '100vh'}} />} />;
  };
}
