import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {NOTES} from '@site/src/notes/files';

/** Messages that many readers see, and the symptom that explains each one. */
const MESSAGES = [
  ['ERR_CONNECTION_REFUSED', 'Internet/0-1-How-does-the-Internet-Work#err-connection-refused'],
  ['DNS_PROBE_FINISHED_NXDOMAIN', 'Internet/0-6-DNS#dns-probe-finished-nxdomain'],
  ['blocked by CORS policy', 'Internet/0-2-What-is-http#blocked-by-cors-policy'],
] as const;

const MESSAGE: CSSProperties = {overflowWrap: 'anywhere'};

/** Links from common messages to their explanations. */
export default function Messages({heading}: {heading: CSSProperties}): ReactNode {
  return (
    <section>
      <Heading as="h2" style={heading}>
        Something broken?
      </Heading>
      <p style={{display: 'flex', flexWrap: 'wrap', gap: '0.5rem'}}>
        {MESSAGES.map(([message, symptom]) => (
          <Link key={message} to={`/${NOTES}/${symptom}`}>
            <samp>
              <code style={MESSAGE}>{message}</code>
            </samp>
          </Link>
        ))}
      </p>
      <Link to="/docs#troubleshooting" style={{textDecoration: 'underline'}}>
        All messages and symptoms
      </Link>
    </section>
  );
}
