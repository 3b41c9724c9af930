import type { Snapshot } from '@latchkey/core'
import { onrampPayments } from '@latchkey/core/views'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useOnramp } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { enBuy } from '../../messages/en/buy.ts'
import { type BuyChoice, ChoiceList } from '../../partials/buy/choice-list.tsx'
import { CurrencyPicture } from '../../partials/buy/currency-picture.tsx'
import { currencyName, currencySign } from '../../partials/buy/money.ts'
import type { ViewDefinition } from '../view-definition.ts'

/** Which currency is paid with. */
export const view: ViewDefinition<'OnRampFiatSelect'> = {
  loadModule: ({ onramp }) => onramp.load(),
  english: enBuy,
  View: OnRampFiatSelectView,
  title: (_params, { text }) => text.get('buy.selectCurrency'),
}

function OnRampFiatSelectView(): ReactElement {
  const { text } = useModalContext()
  const { router } = useActions()
  const { choosePayment } = useOnramp()
  const { onramp } = useSnapshot((snapshot) => ({ onramp: snapshot.onramp }))
  return (
    <ChoiceList
      label={text.get('buy.selectCurrency')}
      searchLabel={text.get('buy.currencies.search')}
      choices={choicesOf(onramp, text)}
      choose={(id) => {
        choosePayment(id)
        router.back()
      }}
    />
  )
}

function choicesOf(onramp: Snapshot['onramp'], text: Wording): readonly BuyChoice[] {
  if (onramp === undefined) return []
  return onrampPayments(onramp).map(({ id, imageUrl }) => ({
    id,
    name: currencyName(id, text),
    sign: id,
    picture: <CurrencyPicture src={imageUrl} sign={currencySign(id)} size={3.6} isLazy />,
    isChosen: id === onramp.paymentId,
    testId: `buy-currency-${id}`,
  }))
}
