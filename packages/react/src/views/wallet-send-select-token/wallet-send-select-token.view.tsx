import { offersOnramp } from '@latchkey/core/views'
import {
  Amount,
  Button,
  globeIcon,
  Image,
  List,
  ListRow,
  Scene,
  SearchField,
  Stack,
  searchIllustration,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSend } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSend } from '../../messages/en/send.ts'
import { openBuying } from '../../models/open-buying.ts'
import { useMoreRows } from '../../partials/more-rows/use-more-rows.ts'
import { moveAlongRows } from '../../partials/row-keys.ts'
import { RowAddress } from '../../partials/token-address.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { type SelectTokenModel, selectTokenModel, type TokenChoice } from './select-token.model.ts'

/** Which token is sent. */
export const view: ViewDefinition<'WalletSendSelectToken'> = {
  loadModule: ({ send }) => send.load(),
  english: enSend,
  View: SelectTokenView,
  title: (_params, { text }) => text.get('send.tokens.title'),
}

function SelectTokenView(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(({ send, accounts, network, balances, portfolio }) => ({
    send,
    accounts,
    network,
    balances,
    portfolio,
  }))
  const [typed, setTyped] = useState('')
  // With many tokens the list gives way to what is typed.
  const search = useDeferredValue(typed)
  const model = useMemo(() => selectTokenModel(snapshot, search, text), [snapshot, search, text])
  useEffect(() => actions.portfolio.follow(), [actions])
  return (
    <Stack gap={3} onKeyDown={moveAlongRows}>
      <SearchField
        value={typed}
        onSearch={setTyped}
        label={text.get('send.tokens.search')}
        clearLabel={text.get('send.tokens.clear')}
        data-testid="send-search"
      />
      {model.tokens.length === 0 ? <Nothing /> : <Tokens model={model} />}
      <VisuallyHidden role="status">{model.announcement}</VisuallyHidden>
    </Stack>
  )
}

function Nothing(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const canBuy = useSnapshot(offersOnramp)
  return (
    <Scene
      illustration={searchIllustration}
      title={text.get('send.tokens.none')}
      data-testid="send-no-tokens"
    >
      {canBuy ? (
        <Button data-testid="send-tokens-buy" onClick={() => openBuying(actions)}>
          {text.get('send.buy')}
        </Button>
      ) : (
        <Button data-testid="send-receive" onClick={() => actions.router.push('WalletReceive', {})}>
          {text.get('send.tokens.receive')}
        </Button>
      )}
    </Scene>
  )
}

function Tokens({ model }: { readonly model: SelectTokenModel }): ReactElement {
  const { text } = useModalContext()
  const { limit, end } = useMoreRows()
  return (
    <>
      <List kind="flush" label={text.get('send.tokens.list')} data-testid="send-tokens">
        {model.tokens.slice(0, limit).map((token) => {
          const choice = model.row(token)
          return <Token key={choice.key} choice={choice} />
        })}
      </List>
      {limit < model.tokens.length && <div ref={end} />}
    </>
  )
}

function Token({ choice }: { readonly choice: TokenChoice }): ReactElement {
  const { router } = useActions()
  const send = useSend()
  const { token, quantity, value, address, isChosen, key } = choice
  return (
    <ListRow
      label={token.name}
      detail={
        <>
          <bdi dir="ltr">{quantity}</bdi>
          <RowAddress address={address} />
        </>
      }
      picture={<Image src={token.iconUrl} size={3.6} shape="round" fallback={globeIcon} isLazy />}
      value={<Amount value={value} />}
      isSelected={isChosen}
      data-testid={`send-token-${key}`}
      onClick={() => {
        send.chooseToken(token)
        router.back()
      }}
    />
  )
}
