import { type ReactElement, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSend } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSend } from '../../messages/en/send.ts'
import { ChoiceSearch } from '../../partials/choice-rows/choice-search.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { selectTokenModel } from './select-token.model.ts'
import { SendChoices } from './send-choices.tsx'

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
  const send = useSend()
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
  const choose = (token: (typeof model.tokens)[number]): void => {
    send.chooseToken(token)
    actions.router.back()
  }
  return (
    <ChoiceSearch
      field={{
        typed,
        searched: search,
        label: text.get('send.tokens.search'),
        clearLabel: text.get('send.tokens.clear'),
        testId: 'send-search',
        search: setTyped,
        // The last typed text counts, also where the list is not narrowed to it yet.
        enter() {
          const [first] = selectTokenModel(snapshot, typed, text).tokens
          if (first && typed.trim() !== '') choose(first)
        },
      }}
      announcement={model.announcement}
    >
      <SendChoices model={model} search={search} choose={choose} />
    </ChoiceSearch>
  )
}
