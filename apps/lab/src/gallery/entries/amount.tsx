import { Amount, Stack, Text } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Amount, in every state. */
export const amountEntry: Entry = {
  id: 'amount',
  title: 'Amount',
  about: 'A real minus, equal figures, and left to right everywhere.',
  shows: ['Amount'],
  specimens: [
    {
      name: 'Total',
      isWide: true,
      draw: () => (
        <Text variant="display">
          <Amount value="$4,212.08" hasFaintCents />
        </Text>
      ),
    },
    {
      name: 'In and out',
      draw: () => (
        <Stack gap={1}>
          <Text tone="strong">
            <Amount value="25 USDC" direction="in" />
          </Text>
          <Text tone="strong">
            <Amount value="0.25 ETH" direction="out" />
          </Text>
          <Text tone="strong">
            <Amount value="–" />
          </Text>
        </Stack>
      ),
    },
  ],
}
