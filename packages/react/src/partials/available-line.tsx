/** @jsxImportSource @emotion/react */
import { Amount, Spinner, Text, TextButton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { availableStyles, balanceStyles, lineStyles } from './amount-panel.styles.ts'

/** The balance of the chosen token, as far as it is known. */
interface AvailableModel {
  readonly available: string | undefined
  /** There is none of it, and some can be bought with money: what its button is called. */
  readonly buyLabel: string | undefined
  readonly isReadingMax: boolean
  readonly isShort: boolean
}

interface LineButton {
  readonly text: string
  readonly testId: string
  act(): void
}

interface AvailableLineProps {
  /** Describes the field of the amount. */
  readonly id: string
  readonly model: AvailableModel
  /** The amount in money. */
  readonly worth: { readonly value: string | undefined; readonly testId: string }
  readonly balance: { readonly testId: string }
  /** Enters all that there is. */
  readonly max: LineButton & { readonly label: string }
  /** Leads to buying, where there is nothing of the token. */
  readonly buy: LineButton
}

/** The line below an amount that is paid from the account: what it is worth, how much there is, and all of it. */
export function AvailableLine({
  id,
  model: { available, buyLabel, isReadingMax, isShort },
  worth,
  balance,
  max,
  buy,
}: AvailableLineProps): ReactElement {
  return (
    <div css={lineStyles}>
      <Text as="span" variant="small" data-testid={worth.testId}>
        <Amount value={worth.value ?? ''} />
      </Text>
      <span css={availableStyles}>
        <span id={id} css={(theme) => balanceStyles(theme, isShort)} data-testid={balance.testId}>
          {available !== undefined && <bdi>{available}</bdi>}
        </span>
        {isReadingMax && <Spinner size="s" />}
        {available !== undefined && buyLabel === undefined && (
          <TextButton aria-label={max.label} data-testid={max.testId} onClick={max.act}>
            {max.text}
          </TextButton>
        )}
        {buyLabel !== undefined && (
          <TextButton aria-label={buyLabel} data-testid={buy.testId} onClick={buy.act}>
            {buy.text}
          </TextButton>
        )}
      </span>
    </div>
  )
}
