/** @jsxImportSource @emotion/react */
import { Skeleton, Text, TokenButton } from '@latchkey/ui'
import { type ReactElement, useId } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useOnramp } from '../../context/use-modules.ts'
import { lineStyles } from '../../partials/amount-panel.styles.ts'
import { AmountPanel } from '../../partials/amount-panel.tsx'
import { CurrencyPicture } from '../../partials/buy/currency-picture.tsx'
import { TokenPicture } from '../../partials/token-picture.tsx'
import type { BuyModel } from './on-ramp-providers.model.ts'
import { WaySelect } from './way-select.tsx'

interface PartProps {
  readonly model: BuyModel
}

/** Draws how much money is paid, of which currency, and by which way of paying. */
export function PayPanel({ model }: PartProps): ReactElement {
  const { text } = useModalContext()
  const { router } = useActions()
  const onramp = useOnramp()
  const limitsId = useId()
  return (
    <AmountPanel
      label={text.get('buy.pay')}
      field={{
        amountText: model.amountText,
        error: model.amountError,
        aboutId: limitsId,
        testId: 'buy-amount',
        errorTestId: 'buy-amount-error',
        enter: (amountText) => onramp.enterAmount(amountText),
      }}
      token={
        <TokenButton
          picture={
            model.currency && (
              <CurrencyPicture src={model.currency.image} sign={model.currency.sign} size={2.4} />
            )
          }
          isBusy={model.isListing}
          aria-label={model.currencyLabel}
          data-testid="buy-currency"
          onClick={() => router.push('OnRampFiatSelect', {})}
        >
          {model.currency?.code ?? model.currencyLabel}
        </TokenButton>
      }
      data-testid="buy-pay"
    >
      <div css={lineStyles}>
        <WaySelect model={model} />
        <Text as="span" id={limitsId} variant="small" data-testid="buy-limits">
          {model.isListing ? <Skeleton width={10} height={1.2} /> : model.limits}
        </Text>
      </div>
    </AmountPanel>
  )
}

/** Draws the amount that the visitor gets for it. */
export function GetLine({ model }: PartProps): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  return (
    <div css={lineStyles}>
      <Text as="span" variant="small">
        {text.get('buy.get')}
      </Text>
      <TokenButton
        picture={model.token && <TokenPicture pictures={model.token.pictures} size={2.4} />}
        isBusy={model.isListing}
        aria-label={model.tokenLabel}
        data-testid="buy-token"
        onClick={() => actions.router.push('OnRampTokenSelect', {})}
      >
        {model.token?.symbol ?? model.tokenLabel}
      </TokenButton>
    </div>
  )
}
