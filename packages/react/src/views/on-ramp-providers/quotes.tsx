/** @jsxImportSource @emotion/react */
import type { CSSObject } from '@emotion/react'
import { Badge, Image, List, ListRow, Skeleton } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useOnramp } from '../../context/use-modules.ts'
import type { BuyModel } from './on-ramp-providers.model.ts'
import type { QuoteRow } from './quote-row.ts'

/** Every provider with its price, the best first. A row opens the provider's window. */
export function Quotes({ model }: { readonly model: BuyModel }): ReactElement {
  const { text } = useModalContext()
  return (
    <List
      label={text.get('buy.providers')}
      aria-busy={model.isReading || undefined}
      data-testid="buy-quotes"
    >
      {model.rows.map((row) => (
        <Quote key={row.id} row={row} />
      ))}
    </List>
  )
}

interface QuoteProps {
  readonly row: QuoteRow
}

function Quote({ row }: QuoteProps): ReactElement {
  const { text } = useModalContext()
  const { notices } = useActions()
  const onramp = useOnramp()
  const { id, name, image, detail, isReading, isBest, less, canBuy, reason } = row
  return (
    <ListRow
      label={name}
      picture={<Image src={image} size={3.2} />}
      detail={detail && <span css={wrappedStyles}>{detail}</span>}
      disabledReason={reason && <span css={wrappedStyles}>{reason}</span>}
      isBlocked={!canBuy}
      value={isReading ? <Skeleton width={8} height={1.2} /> : amountOf(row)}
      valueDetail={isBest ? <Badge tone="good">{text.get('buy.best')}</Badge> : less}
      data-testid={`buy-from-${id}`}
      // In the task of the press: later than that a browser opens no window.
      onClick={() => void onramp.buy(id).catch(notices.fail)}
    />
  )
}

/** A fee is not cut off: it takes a second line. */
function wrappedStyles(): CSSObject {
  return { whiteSpace: 'normal', textWrap: 'balance' }
}

function amountOf({ amount }: QuoteRow): ReactNode {
  return amount === undefined ? undefined : <bdi dir="ltr">{amount}</bdi>
}
