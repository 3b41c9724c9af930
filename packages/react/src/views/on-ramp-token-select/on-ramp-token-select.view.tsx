import type { Snapshot } from '@latchkey/core'
import { onrampTokens } from '@latchkey/core/views'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useOnramp } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enBuy } from '../../messages/en/buy.ts'
import { onrampPictures } from '../../models/onramp-pictures.ts'
import { type BuyChoice, ChoiceList } from '../../partials/buy/choice-list.tsx'
import { TokenPicture } from '../../partials/token-picture.tsx'
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
  const snapshot = useSnapshot(({ onramp, network, portfolio }) => ({ onramp, network, portfolio }))
  return (
    <ChoiceList
      label={text.get('buy.selectToken')}
      searchLabel={text.get('buy.tokens.search')}
      choices={choicesOf(snapshot)}
      choose={(symbol) => {
        chooseToken(symbol)
        router.back()
      }}
    />
  )
}

function choicesOf(
  snapshot: Pick<Snapshot, 'onramp' | 'network' | 'portfolio'>,
): readonly BuyChoice[] {
  const { onramp } = snapshot
  if (onramp === undefined) return []
  return onrampTokens(onramp).map((token) => ({
    id: token.symbol,
    name: token.name,
    sign: token.symbol,
    picture: <TokenPicture pictures={onrampPictures(snapshot, token)} size={3.6} isLazy />,
    isChosen: token.symbol === onramp.symbol,
    testId: `buy-token-${token.symbol}`,
  }))
}
