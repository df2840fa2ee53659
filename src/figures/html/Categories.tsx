import type {ReactNode} from 'react';
import Figure, {Box, Text} from '@site/src/figures/kit/Figure';

export default function Categories(): ReactNode {
  return (
    <Figure
      title="Content categories"
      description="Flow content contains nearly everything. Phrasing content is part of it and contains embedded content. Most interactive content is phrasing content (a with href, button, input), but details is flow and not phrasing. Sectioning content (article, aside, nav, section) and heading content (h1 to h6) are parts of flow content. Metadata content (title, style, base) is outside, but script and template are also phrasing content."
      caption="A box inside another is part of it. A dashed box that crosses an edge has members on both sides: Interactive has button inside Phrasing and details outside. Only some members are shown; iframe, for one, is both embedded and interactive."
      width={328}
      height={470}>
      <Box x={4} y={60} width={320} height={406} tone="muted" />
      <Text x={314} y={80} anchor="end" strong>
        Flow
      </Text>
      <Box x={14} y={92} width={300} height={204} tone="accent" />
      <Text x={304} y={112} anchor="end" strong>
        Phrasing
      </Text>

      <Box x={24} y={4} width={176} height={136} tone="muted" dashed />
      <Text x={34} y={24} strong>
        Metadata
      </Text>
      <Text x={34} y={46} mono size="small">
        title style base
      </Text>
      <Text x={34} y={124} mono size="small">
        script template
      </Text>

      <Text x={24} y={166} mono size="small">
        em strong span code
      </Text>
      <Text x={24} y={186} size="small">
        and text itself
      </Text>
      <Box x={196} y={152} width={108} height={76} />
      <Text x={250} y={174} anchor="middle" strong>
        Embedded
      </Text>
      <Text x={250} y={196} anchor="middle" mono size="small">
        img video
      </Text>
      <Text x={250} y={216} anchor="middle" mono size="small">
        svg canvas
      </Text>

      <Box x={24} y={206} width={160} height={132} tone="muted" dashed />
      <Text x={34} y={228} strong>
        Interactive
      </Text>
      <Text x={34} y={250} mono size="small">
        a[href] button
      </Text>
      <Text x={34} y={272} mono size="small">
        input select
      </Text>
      <Text x={34} y={322} mono size="small">
        details
      </Text>

      <Text x={200} y={322} mono size="small">
        p div ul table
      </Text>
      <Box x={14} y={352} width={160} height={62} />
      <Text x={94} y={374} anchor="middle" strong>
        Sectioning
      </Text>
      <Text x={94} y={398} anchor="middle" mono size="small">
        article nav …
      </Text>
      <Box x={186} y={352} width={128} height={62} />
      <Text x={250} y={374} anchor="middle" strong>
        Heading
      </Text>
      <Text x={250} y={398} anchor="middle" mono size="small">
        h1 … h6
      </Text>
      <Text x={14} y={446} mono size="small">
        main header footer form dialog
      </Text>
    </Figure>
  );
}
