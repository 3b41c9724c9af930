/** @jsxImportSource @emotion/react */
import { Amount, Panel, Stack, Text, TextButton, TokenButton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Picture } from '../pictures.tsx'
import { StatefulAmount } from './stateful-fields.tsx'

interface PayPanelProps {
  readonly label: string
  readonly amount: string
  readonly token: 'ether' | 'dollar'
  readonly isInvalid?: boolean
}

/** A panel as Send and Swap have it: label, amount and token, worth and what there is. */
export function PayPanel({ label, amount, token, isInvalid = false }: PayPanelProps): ReactElement {
  const sign = token === 'ether' ? 'ETH' : 'USDC'
  return (
    <Panel isEditable isInvalid={isInvalid}>
      <Text variant="small">{label}</Text>
      <Stack direction="row" gap={3} align="center">
        <StatefulAmount label={label} start={amount} isInvalid={isInvalid} />
        <TokenButton picture={<Picture of={token} size={2.4} shape="round" />}>{sign}</TokenButton>
      </Stack>
      <Stack direction="row" gap={2} align="center" css={{ justifyContent: 'space-between' }}>
        <Text as="span" variant="small">
          <Amount value="$781.30" />
        </Text>
        <Text as="span" variant="small" tone={isInvalid ? 'bad' : 'soft'}>
          <Amount value="0.842" /> <TextButton>Max</TextButton>
        </Text>
      </Stack>
    </Panel>
  )
}
