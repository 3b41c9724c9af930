import {
  type ReactElement,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSwap } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSwap } from '../../messages/en/swap.ts'
import { ChoiceSearch } from '../../partials/choice-rows/choice-search.tsx'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { SwapChoices } from './swap-choices.tsx'
import { type ChooseToken, swapSelectModel, swapTokenLists } from './swap-select-token.model.ts'

/** Which token is swapped, or for which one. */
export const view: ViewDefinition<'SwapSelectToken'> = {
  loadModule: ({ swap }) => swap.load(),
  english: enSwap,
  View: SwapSelectTokenView,
  title: (_params, { text }) => text.get('swap.tokens.title'),
}

function SwapSelectTokenView({ params: { target } }: ViewProps<'SwapSelectToken'>): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const swap = useSwap()
  const snapshot = useSnapshot(({ swap, accounts, network, balances, portfolio }) => ({
    swap,
    accounts,
    network,
    balances,
    portfolio,
  }))
  const [typed, setTyped] = useState('')
  // With many tokens the list gives way to what is typed.
  const search = useDeferredValue(typed)
  const all = useMemo(() => swapTokenLists(snapshot), [snapshot])
  const model = useMemo(
    () => swapSelectModel(snapshot, { target, search, all }, text),
    [snapshot, target, search, all, text],
  )
  useEffect(() => actions.portfolio.follow(), [actions])
  const choose = useCallback<ChooseToken>(
    (token) => {
      swap.chooseToken(target, token)
      actions.router.back()
    },
    [actions, swap, target],
  )
  const clear = useCallback(() => setTyped(''), [])
  return (
    <ChoiceSearch
      field={{
        typed,
        searched: search,
        label: text.get('swap.tokens.search'),
        clearLabel: text.get('swap.tokens.clear'),
        testId: 'swap-search',
        search: setTyped,
        // The last typed text counts, also where the list is not narrowed to it yet.
        enter() {
          const { firstFound } = swapSelectModel(snapshot, { target, search: typed, all }, text)
          if (firstFound) choose(firstFound)
        },
      }}
      announcement={model.announcement}
    >
      <SwapChoices model={model} search={search} choose={choose} clear={clear} />
    </ChoiceSearch>
  )
}
