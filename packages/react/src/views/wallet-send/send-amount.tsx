import { globeIcon, Image, TokenButton } from '@latchkey/ui'
import { type ReactElement, useId } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSend } from '../../context/use-modules.ts'
import { openBuying } from '../../models/open-buying.ts'
import { AmountPanel } from '../../partials/amount-panel.tsx'
import { AvailableLine } from '../../partials/available-line.tsx'
import { TokenAddress } from '../../partials/token-address.tsx'
import type { SendModel } from './wallet-send.model.ts'

/** Draws how much is sent, of which token. */
export function SendAmount({ model }: { readonly model: SendModel }): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const send = useSend()
  const availableId = useId()
  return (
    <AmountPanel
      label={text.get('send.amount')}
      field={{
        amountText: model.amountText,
        error: model.amountError,
        aboutId: availableId,
        testId: 'send-amount',
        errorTestId: 'send-amount-error',
        enter: (amountText) => send.enterAmount(amountText),
      }}
      token={
        <TokenButton
          picture={
            model.token && (
              <Image src={model.token.image} size={2.4} shape="round" fallback={globeIcon} />
            )
          }
          aria-label={model.tokenLabel}
          data-testid="send-token"
          onClick={() => actions.router.push('WalletSendSelectToken', {})}
        >
          {model.token?.symbol ?? model.tokenLabel}
        </TokenButton>
      }
      data-testid="send-panel"
    >
      <TokenAddress address={model.token?.address} />
      <AvailableLine
        id={availableId}
        model={model}
        worth={{ value: model.fiat, testId: 'send-fiat' }}
        balance={{ testId: 'send-available' }}
        max={{
          text: text.get('send.max'),
          label: text.get('send.maxLabel'),
          testId: 'send-max',
          act: () => send.enterMax(),
        }}
        buy={{
          text: text.get('send.buy'),
          testId: 'send-buy',
          act: () => openBuying(actions, { token: model.token?.symbol }),
        }}
      />
    </AmountPanel>
  )
}
