import type {ReactNode} from 'react';
import Figure, {Box} from '@site/src/figures/kit/Figure';

export default function DocumentSkeleton(): ReactNode {
  return (
    <Figure
      title="What’s inside what in a document"
      description="First the doctype. Then the html element with the language. It contains two elements. The head contains charset, title, viewport and links to other files: facts about the document. The body contains header, main with heading and content, and footer: what the page shows."
      caption="A document has two parts: the head gives information about it, and the body is what the page shows."
      width={328}
      height={382}>
      <Box x={4} y={4} width={320} height={28} mono label="<!doctype html>" tone="muted" />
      <Box x={4} y={40} width={320} height={338} mono label={'<html lang="en">'} align="start" />
      <Box
        x={14}
        y={68}
        width={300}
        height={122}
        mono
        label="<head>"
        detail="about the document"
        align="start"
        tone="accent"
      />
      <Box x={24} y={112} width={136} height={30} label="charset" />
      <Box x={168} y={112} width={136} height={30} label="title" />
      <Box x={24} y={150} width={136} height={30} label="viewport" />
      <Box x={168} y={150} width={136} height={30} label="style sheets" />
      <Box
        x={14}
        y={200}
        width={300}
        height={168}
        mono
        label="<body>"
        detail="what’s shown"
        align="start"
        tone="accent"
      />
      <Box x={24} y={244} width={280} height={26} mono label="<header>" />
      <Box x={24} y={276} width={280} height={48} mono label="<main>" detail="<h1>, <p>, …" />
      <Box x={24} y={330} width={280} height={28} mono label="<footer>" />
    </Figure>
  );
}
