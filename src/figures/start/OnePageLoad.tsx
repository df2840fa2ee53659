import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

const STAGES = [
  ['The address you type', 'What is a domain name?'],
  ['From the name to an IP address', 'What is DNS and how does it work?'],
  ['Packets to the server', 'How does the Internet work?'],
  ['A secure connection', 'How does the Internet work? · Why HTTP/3?'],
  ['The request to the server', 'What is HTTP?'],
  ['The server behind the answer', 'What is web hosting?'],
  ['The document', 'What is HTML?'],
  ['Pixels on the screen', 'How do browsers work?'],
] as const;

const ROW_HEIGHT = 62;
const BOX_HEIGHT = 46;

/** One page load from address to pixels, each stage with the note that explains it. */
export default function OnePageLoad(): ReactNode {
  return (
    <Figure
      title="One page load and its notes"
      description={`Eight stages, one after the other. ${STAGES.map(([stage, note]) => `${stage}: ${note}`).join('. ')}.`}
      caption="Read it downwards, from the typed address to the picture. The second line in a box names the note. Not to scale."
      width={328}
      height={STAGES.length * ROW_HEIGHT - 8}>
      {STAGES.map(([stage, note], index) => {
        const y = 4 + index * ROW_HEIGHT;
        return (
          <Fragment key={stage}>
            <Text x={4} y={y + 28} size="small" tone="muted">
              {`${index + 1}`}
            </Text>
            <Box x={24} y={y} width={300} height={BOX_HEIGHT} label={stage} detail={note} />
            {index < STAGES.length - 1 && (
              <Arrow from={[174, y + BOX_HEIGHT]} to={[174, y + ROW_HEIGHT]} />
            )}
          </Fragment>
        );
      })}
    </Figure>
  );
}
