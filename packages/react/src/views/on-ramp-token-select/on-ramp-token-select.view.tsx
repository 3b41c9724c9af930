import type { Snapshot } from '@latchkey/core'
import { onrampTokens } from '@latchkey/core/views'
import { globeIcon, Image } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useOnramp } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enBuy } from '../../messages/en/buy.ts'
import { type BuyChoice, ChoiceList } from '../../partials/buy/choice-list.tsx'
import type { ViewDefinition } from '../view-definition.ts'

/** Which token is bought. */
export const view: ViewDefinition<'OnRampTokenSelect'> = {
  loadModule: ({ onramp }) => onramp.load(),
  english: enBuy,
  View: OnRampTokenSelectView,
  title: (_params, { text }) => text.get('buy.selectToken'),
}

function OnRampTokenSelectView(): ReactElement {
  const { text } = useModalContext()
  const { router } = useActions()
  const { chooseToken } = useOnramp()
  const { onramp } = useSnapshot((snapshot) => ({ onramp: snapshot.onramp }))
  return (
    <ChoiceList
      label={text.get('buy.selectToken')}
      searchLabel={text.get('buy.tokens.search')}
      choices={choicesOf(onramp)}
      choose={(symbol) => {
        chooseToken(symbol)
        router.back()
      }}
    />
  )
}

function choicesOf(onramp: Snapshot['onramp']): readonly BuyChoice[] {
  if (onramp === undefined) return []
  return onrampTokens(onramp).map(({ symbol, name, iconUrl }) => ({
    id: symbol,
    name,
    sign: symbol,
    picture: <Image src={iconUrl} size={3.6} shape="round" fallback={globeIcon} isLazy />,
    isChosen: symbol === onramp.symbol,
    testId: `buy-token-${symbol}`,
  }))
}
