/** @jsxImportSource @emotion/react */
import {
  AmountInput,
  globeIcon,
  Hint,
  Image,
  Panel,
  Skeleton,
  Stack,
  Text,
  TokenButton,
} from '@latchkey/ui'
import { type ReactElement, useId } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { decimalSign } from '../../format/decimal-sign.ts'
import { lineStyles } from '../../partials/amount-line.styles.ts'
import { CurrencyPicture } from '../../partials/buy/currency-picture.tsx'
import type { BuyModel } from './on-ramp-providers.model.ts'
import { WaySelect } from './way-select.tsx'

interface PartProps {
  readonly model: BuyModel
}

/** How much money, of which currency, and by which way of paying. */
export function PayPanel({ model }: PartProps): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const { onramp, router } = actions
  const hintId = useId()
  const limitsId = useId()
  const isInvalid = model.amountError !== undefined
  return (
    <Panel isEditable isInvalid={isInvalid} data-testid="buy-pay">
      <Stack gap={1}>
        <Text as="span" variant="small">
          {text.get('buy.pay')}
        </Text>
        <Stack direction="row" gap={3} align="center">
          <AmountInput
            decimalSign={decimalSign(text.locale)}
            label={text.get('buy.pay')}
            value={model.amountText}
            isInvalid={isInvalid}
            hintId={isInvalid ? `${limitsId} ${hintId}` : limitsId}
            data-testid="buy-amount"
            onAmount={(amountText) => onramp.enterAmount(amountText)}
          />
          <TokenButton
            picture={model.currency && <CurrencyPicture sign={model.currency.sign} size={2.4} />}
            isBusy={model.isListing}
            aria-label={model.currencyLabel}
            data-testid="buy-currency"
            onClick={() => router.push('OnRampFiatSelect', {})}
          >
            {model.currency?.code ?? model.currencyLabel}
          </TokenButton>
        </Stack>
        <div css={lineStyles}>
          <WaySelect model={model} />
          <Text as="span" id={limitsId} variant="small" data-testid="buy-limits">
            {model.isListing ? <Skeleton width={10} height={1.2} /> : model.limits}
          </Text>
        </div>
        {isInvalid && (
          <Hint id={hintId} isError data-testid="buy-amount-error">
            {model.amountError}
          </Hint>
        )}
      </Stack>
    </Panel>
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
        picture={
          model.token && (
            <Image src={model.token.image} size={2.4} shape="round" fallback={globeIcon} />
          )
        }
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
