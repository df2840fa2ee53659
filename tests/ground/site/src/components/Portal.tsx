import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

export default function Portal(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [width, setWidth] = useState<string>('unknown');
  useEffect(() => setWidth(window.innerWidth > 0 ? 'known' : 'none'), []);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        portal, width {width}
      </button>
      {isOpen && createPortal(<div role="status">in the portal</div>, document.body)}
    </>
  );
}
