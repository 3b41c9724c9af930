/** @jsxImportSource @emotion/react */
import {
  Amount,
  AmountInput,
  globeIcon,
  Hint,
  Image,
  Panel,
  Spinner,
  Stack,
  Text,
  TextButton,
  TokenButton,
} from '@latchkey/ui'
import { type ReactElement, useId } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { decimalSign } from '../../format/decimal-sign.ts'
import { availableStyles, balanceStyles, lineStyles } from '../../partials/amount-line.styles.ts'
import { TokenAddress } from '../../partials/token-address.tsx'
import type { SendModel } from './wallet-send.model.ts'

/** How much, of which token. */
export function AmountPanel({ model }: { readonly model: SendModel }): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const { send, router, onramp } = actions
  const hintId = useId()
  const availableId = useId()
  const isInvalid = model.amountError !== undefined
  return (
    <Panel isEditable isInvalid={isInvalid} data-testid="send-panel">
      <Stack gap={1}>
        <Text as="span" variant="small">
          {text.get('send.amount')}
        </Text>
        <Stack direction="row" gap={3} align="center">
          <AmountInput
            decimalSign={decimalSign(text.locale)}
            label={text.get('send.amount')}
            value={model.amountText}
            isInvalid={isInvalid}
            hintId={isInvalid ? `${availableId} ${hintId}` : availableId}
            data-testid="send-amount"
            onAmount={(amountText) => send.enterAmount(amountText)}
          />
          <TokenButton
            picture={
              model.token && (
                <Image src={model.token.image} size={2.4} shape="round" fallback={globeIcon} />
              )
            }
            aria-label={model.tokenLabel}
            data-testid="send-token"
            onClick={() => router.push('WalletSendSelectToken', {})}
          >
            {model.token?.symbol ?? model.tokenLabel}
          </TokenButton>
        </Stack>
        <TokenAddress address={model.token?.address} />
        <div css={lineStyles}>
          <Text as="span" variant="small" data-testid="send-fiat">
            <Amount value={model.fiat ?? ''} />
          </Text>
          <span css={availableStyles}>
            <span
              id={availableId}
              css={(theme) => balanceStyles(theme, model.isShort)}
              data-testid="send-available"
            >
              {model.available !== undefined && <bdi>{model.available}</bdi>}
            </span>
            {model.isReadingMax && <Spinner size="s" />}
            {model.available !== undefined && model.buyLabel === undefined && (
              <TextButton
                aria-label={text.get('send.maxLabel')}
                data-testid="send-max"
                onClick={() => send.enterMax()}
              >
                {text.get('send.max')}
              </TextButton>
            )}
            {model.buyLabel !== undefined && (
              <TextButton
                aria-label={model.buyLabel}
                data-testid="send-buy"
                onClick={() => onramp.open({ token: model.token?.symbol })}
              >
                {text.get('send.buy')}
              </TextButton>
            )}
          </span>
        </div>
        {isInvalid && (
          <Hint id={hintId} isError data-testid="send-amount-error">
            {model.amountError}
          </Hint>
        )}
      </Stack>
    </Panel>
  )
}
