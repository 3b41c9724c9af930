import { Glyph, type IconShape, Stack, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'

/** One thing that is explained. */
export interface Explanation {
  readonly icon: IconShape
  readonly title: string
  readonly text: string
}

/** A few things explained, one under the other. */
export function Explainer({ blocks }: { readonly blocks: readonly Explanation[] }): ReactElement {
  return (
    <Stack gap={6}>
      {blocks.map(({ icon, title, text }) => (
        <Stack key={title} direction="row" gap={3} align="start">
          <Glyph icon={icon} size={4} />
          <Stack gap={0}>
            <Text as="h3" variant="button">
              {title}
            </Text>
            <Text>{text}</Text>
          </Stack>
        </Stack>
      ))}
    </Stack>
  )
}
