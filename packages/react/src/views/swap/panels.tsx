/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Amount,
  AmountInput,
  globeIcon,
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
import { useSwap } from '../../context/use-modules.ts'
import { decimalSign } from '../../format/decimal-sign.ts'
import { exactAmount } from '../../format/exact-amount.ts'
import { openBuying } from '../../models/open-buying.ts'
import { lineStyles } from '../../partials/amount-panel.styles.ts'
import { AmountPanel } from '../../partials/amount-panel.tsx'
import { AvailableLine } from '../../partials/available-line.tsx'
import { TokenAddress } from '../../partials/token-address.tsx'
import type { ShownToken, SwapModel } from './swap.model.ts'

interface PanelProps {
  readonly model: SwapModel
}

/** Draws how much is paid, of which token. */
export function PayPanel({ model }: PanelProps): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const swap = useSwap()
  const availableId = useId()
  return (
    <AmountPanel
      label={text.get('swap.pay')}
      field={{
        amountText: model.amountText,
        error: model.amountError,
        aboutId: availableId,
        testId: 'swap-amount',
        errorTestId: 'swap-amount-error',
        enter: (amountText) => swap.enterAmount(amountText),
      }}
      token={
        <Token
          target="sourceToken"
          token={model.from}
          label={model.fromLabel}
          model={model}
          data-testid="swap-from"
        />
      }
      data-testid="swap-pay"
    >
      <TokenAddress address={model.from?.address} />
      <AvailableLine
        id={availableId}
        model={model}
        worth={{ value: model.paid, testId: 'swap-paid' }}
        balance={{ testId: 'swap-available' }}
        max={{
          text: text.get('swap.max'),
          label: text.get('swap.maxLabel'),
          testId: 'swap-max',
          act: () => swap.enterMax(),
        }}
        buy={{
          text: text.get('swap.buy'),
          testId: 'swap-buy',
          act: () => openBuying(actions, { token: model.from?.symbol }),
        }}
      />
    </AmountPanel>
  )
}

/** Draws the approximate amount that the visitor gets for it. */
export function GetPanel({ model }: PanelProps): ReactElement {
  const { text } = useModalContext()
  return (
    <Panel aria-busy={model.isReading || undefined} data-testid="swap-get">
      <Stack gap={1}>
        <Text as="span" variant="small" css={labelStyles}>
          {text.get('swap.get')}
        </Text>
        <Stack direction="row" gap={3} align="center">
          {model.received === undefined ? (
            <span css={placeStyles}>
              <Skeleton width={10} height={2} />
            </span>
          ) : (
            <AmountInput
              decimalSign={decimalSign(text.locale)}
              format={(amount) => exactAmount(amount, text.locale)}
              label={text.get('swap.get')}
              value={model.received}
              // An unknown amount is not 0.
              placeholder={model.failure === undefined ? '0' : '–'}
              data-testid="swap-received"
            />
          )}
          <Token
            target="toToken"
            token={model.to}
            label={model.toLabel}
            model={model}
            data-testid="swap-to"
          />
        </Stack>
        <TokenAddress address={model.to?.address} />
        <div css={lineStyles}>
          <Text as="span" variant="small" data-testid="swap-got">
            <Amount value={model.got ?? ''} />
          </Text>
        </div>
      </Stack>
    </Panel>
  )
}

/** A long label ends before the button that turns both panels round, which is over their edges. */
function labelStyles({ u }: Theme): CSSObject {
  return { maxWidth: `calc(50% - ${u(2.6)})` }
}

interface TokenProps extends PanelProps {
  readonly target: 'sourceToken' | 'toToken'
  readonly token: ShownToken | undefined
  readonly label: string
  readonly 'data-testid': string
}

function Token({ target, token, label, model, 'data-testid': testId }: TokenProps): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  return (
    <TokenButton
      picture={token && <Image src={token.image} size={2.4} shape="round" fallback={globeIcon} />}
      isOnFill={target === 'toToken'}
      isBusy={token === undefined && model.isListing}
      aria-label={label}
      data-testid={testId}
      onClick={() => actions.router.push('SwapSelectToken', { target })}
    >
      {token?.symbol ?? text.get('swap.selectToken')}
    </TokenButton>
  )
}

/** As high as the figure that comes. */
function placeStyles({ u }: Theme): CSSObject {
  return { display: 'flex', alignItems: 'center', flex: '1 1 auto', minWidth: 0, height: u(3.6) }
}
