import { offersOnramp } from '@latchkey/core/views'
import { Amount, Button, globeIcon, Image, ListRow } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { openBuying } from '../../models/open-buying.ts'
import { ChoiceRows } from '../../partials/choice-rows/choice-rows.tsx'
import { NothingFound } from '../../partials/choice-rows/nothing-found.tsx'
import { RowAddress } from '../../partials/token-address.tsx'
import type { SelectTokenModel, TokenChoice } from './select-token.model.ts'

interface SendChoicesProps {
  readonly model: SelectTokenModel
  readonly search: string
  choose(token: TokenChoice['token']): void
}

/** The tokens of the account; or what leads on from none. */
export function SendChoices({ model, search, choose }: SendChoicesProps): ReactElement {
  const { text } = useModalContext()
  const { tokens } = model
  if (tokens.length === 0 && !model.isLoading) return <Nothing search={search} />
  const section = {
    label: text.get('send.tokens.list'),
    testId: 'send-tokens',
    count: tokens.length,
    isLoading: model.isLoading,
    draw: (from: number, to: number) =>
      tokens.slice(from, to).map((token) => {
        const choice = model.row(token)
        return <Token key={choice.key} choice={choice} choose={choose} />
      }),
  }
  // The results begin at their first rows, however far another list was scrolled.
  return <ChoiceRows key={search} sections={[section]} />
}

function Nothing({ search }: Pick<SendChoicesProps, 'search'>): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const canBuy = useSnapshot(offersOnramp)
  return (
    <NothingFound
      title={text.get('send.tokens.none')}
      line={search.trim() === '' ? undefined : text.get('send.tokens.none.text', { search })}
      data-testid="send-no-tokens"
    >
      {canBuy ? (
        <Button size="s" data-testid="send-tokens-buy" onClick={() => openBuying(actions)}>
          {text.get('send.buy')}
        </Button>
      ) : (
        <Button
          size="s"
          data-testid="send-receive"
          onClick={() => actions.router.push('WalletReceive', {})}
        >
          {text.get('send.tokens.receive')}
        </Button>
      )}
    </NothingFound>
  )
}

interface TokenProps extends Pick<SendChoicesProps, 'choose'> {
  readonly choice: TokenChoice
}

function Token({ choice, choose }: TokenProps): ReactElement {
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
      onClick={() => choose(token)}
    />
  )
}
