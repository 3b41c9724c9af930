import { Stack, Text } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

const STYLES = [
  'display',
  'amount',
  'lead',
  'figure',
  'heading',
  'title',
  'row',
  'text',
  'small',
  'micro',
  'legal',
] as const

const TONES = ['strong', 'soft', 'faint', 'accent', 'good', 'warn', 'bad'] as const

/** Text, in every state. */
export const textEntry: Entry = {
  id: 'text',
  title: 'Text',
  about: 'Type styles and tones. Figures have equal widths wherever an amount or time stands.',
  shows: ['Text', 'Stack'],
  specimens: [
    {
      name: 'Styles',
      isWide: true,
      draw: (translate) => (
        <Stack gap={2}>
          {STYLES.map((variant) => (
            <Text key={variant} variant={variant} isTruncated>
              {translate('Connect wallet')} · {variant}
            </Text>
          ))}
        </Stack>
      ),
    },
    {
      name: 'Tones',
      isWide: true,
      draw: (translate) => (
        <Stack gap={1}>
          {TONES.map((tone) => (
            <Text key={tone} tone={tone}>
              {translate('Nothing was shared.')} · {tone}
            </Text>
          ))}
        </Stack>
      ),
    },
  ],
}
