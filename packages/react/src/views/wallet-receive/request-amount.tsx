import {
  Amount,
  globeIcon,
  Image,
  List,
  ListRow,
  Stack,
  Text,
  TextButton,
  TokenButton,
} from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { AmountPanel } from '../../partials/amount-panel.tsx'
import { RowAddress, TokenAddress } from '../../partials/token-address.tsx'
import type { RequestForm, RequestModel, RequestToken } from './request.model.ts'

interface RequestAmountProps {
  readonly form: RequestForm
  readonly model: RequestModel
  change(form: RequestForm): void
  /** Shows the address alone again. */
  remove(): void
}

/** Draws the form for the amount that the code asks for, in the coin or in a token. */
export function RequestAmount({ form, model, change, remove }: RequestAmountProps): ReactElement {
  const { text } = useModalContext()
  const [isChoosing, setChoosing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  function choose(token: string | undefined): void {
    change({ ...form, token })
    setChoosing(false)
    input.current?.focus()
  }

  return (
    <Stack gap={2}>
      <AmountPanel
        label={text.get('receive.amount')}
        beside={
          <TextButton
            aria-label={text.get('receive.amount.removeLabel')}
            data-testid="receive-amount-remove"
            onClick={remove}
          >
            {text.get('receive.amount.remove')}
          </TextButton>
        }
        field={{
          name: text.get('receive.amount.label'),
          amountText: form.amountText,
          error: model.error,
          testId: 'receive-amount-input',
          errorTestId: 'receive-amount-error',
          enter: (amountText) => change({ ...form, amountText }),
        }}
        inputRef={input}
        token={
          <TokenButton
            picture={<TokenPicture token={model.chosen} />}
            aria-label={text.get('receive.amount.token', { symbol: model.chosen.symbol })}
            aria-expanded={isChoosing}
            data-testid="receive-amount-token"
            onClick={() => setChoosing(!isChoosing)}
          >
            {model.chosen.symbol}
          </TokenButton>
        }
        data-testid="receive-panel"
      >
        <TokenAddress address={model.chosen.isTold ? undefined : model.chosen.address} />
        {model.fiat !== undefined && (
          <Text as="span" variant="small">
            <Amount value={model.fiat} />
          </Text>
        )}
      </AmountPanel>
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
