/** @jsxImportSource @emotion/react */
import type { CSSObject } from '@emotion/react'
import {
  Amount,
  AmountInput,
  globeIcon,
  Hint,
  Image,
  List,
  ListRow,
  Panel,
  Stack,
  Text,
  TextButton,
  TokenButton,
} from '@latchkey/ui'
import { type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { decimalSign } from '../../format/decimal-sign.ts'
import { RowAddress, TokenAddress } from '../../partials/token-address.tsx'
import type { RequestForm, RequestModel, RequestToken } from './request.model.ts'

interface AmountPanelProps {
  readonly form: RequestForm
  readonly model: RequestModel
  change(form: RequestForm): void
  /** Shows the address alone again. */
  remove(): void
}

/** Draws the form for the amount that the code asks for, in the coin or in a token. */
export function AmountPanel({ form, model, change, remove }: AmountPanelProps): ReactElement {
  const { text } = useModalContext()
  const [isChoosing, setChoosing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  useEffect(() => input.current?.focus(), [])

  function choose(token: string | undefined): void {
    change({ ...form, token })
    setChoosing(false)
    input.current?.focus()
  }

  return (
    <Stack gap={2}>
      <Panel isEditable isInvalid={model.error !== undefined} data-testid="receive-panel">
        <Stack direction="row" gap={2} align="center" css={apartStyles}>
          <Text as="span" variant="small">
            {text.get('receive.amount')}
          </Text>
          <TextButton
            aria-label={text.get('receive.amount.removeLabel')}
            data-testid="receive-amount-remove"
            onClick={remove}
          >
            {text.get('receive.amount.remove')}
          </TextButton>
        </Stack>
        <Stack direction="row" gap={3} align="center">
          <AmountInput
            decimalSign={decimalSign(text.locale)}
            ref={input}
            label={text.get('receive.amount.label')}
            value={form.amountText}
            isInvalid={model.error !== undefined}
            hintId={model.error === undefined ? undefined : hintId}
            data-testid="receive-amount-input"
            onAmount={(amountText) => change({ ...form, amountText })}
          />
          <TokenButton
            picture={<TokenPicture token={model.chosen} />}
            aria-label={text.get('receive.amount.token', { symbol: model.chosen.symbol })}
            aria-expanded={isChoosing}
            data-testid="receive-amount-token"
            onClick={() => setChoosing(!isChoosing)}
          >
            {model.chosen.symbol}
          </TokenButton>
        </Stack>
        <TokenAddress address={model.chosen.isTold ? undefined : model.chosen.address} />
        {model.fiat !== undefined && (
          <Text as="span" variant="small">
            <Amount value={model.fiat} />
          </Text>
        )}
        {model.error !== undefined && (
          <Hint id={hintId} isError data-testid="receive-amount-error">
            {model.error}
          </Hint>
        )}
      </Panel>
      {isChoosing && <Tokens model={model} choose={choose} />}
    </Stack>
  )
}

interface TokensProps {
  readonly model: RequestModel
  choose(token: string | undefined): void
}

function Tokens({ model: { tokens, chosen }, choose }: TokensProps): ReactElement {
  const { text } = useModalContext()
  return (
    <List label={text.get('receive.amount.tokens')}>
      {tokens.map((token) => (
        <ListRow
          key={token.address ?? 'coin'}
          label={token.name}
          detail={
            <>
              {token.symbol}
              <RowAddress address={token.isTold ? undefined : token.address} />
            </>
          }
          picture={<TokenPicture token={token} />}
          isSelected={token.address === chosen.address}
          data-testid={`receive-token-${token.address ?? 'coin'}`}
          onClick={() => choose(token.address)}
        />
      ))}
    </List>
  )
}

/** Decoration: the token's name stands beside it. */
function TokenPicture({ token }: { readonly token: RequestToken }): ReactElement {
  return <Image src={token.image} size={2.4} shape="round" fallback={globeIcon} isLazy />
}

function apartStyles(): CSSObject {
  return { justifyContent: 'space-between' }
}
