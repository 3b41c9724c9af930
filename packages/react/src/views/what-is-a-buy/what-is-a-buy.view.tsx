import { Button, cardIcon, externalIcon, Stack, walletIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { enBuy } from '../../messages/en/buy.ts'
import { Explainer } from '../../partials/explainer/explainer.tsx'
import type { ViewDefinition } from '../view-definition.ts'

/** Explains who sells, who is paid, and what they learn. */
export const view: ViewDefinition<'WhatIsABuy'> = {
  english: enBuy,
  View: WhatIsABuyView,
  title: (_params, { text }) => text.get('aboutBuying.title'),
}

/** How buying works, and the way back to it. */
function WhatIsABuyView(): ReactElement {
  const { core, text } = useModalContext()
  const blocks = [
    {
      icon: externalIcon,
      title: text.get('aboutBuying.provider.title'),
      text: text.get('aboutBuying.provider.text'),
    },
    {
      icon: cardIcon,
      title: text.get('aboutBuying.payment.title'),
      text: text.get('aboutBuying.payment.text'),
    },
    {
      icon: walletIcon,
      title: text.get('aboutBuying.wallet.title'),
      text: text.get('aboutBuying.wallet.text'),
    },
  ]
  return (
    <Stack gap={5} above={1}>
      <Explainer blocks={blocks} />
      <Button
        isWide
        tone="primary"
        data-testid="about-buying-buy"
        onClick={() => core.actions.router.back()}
      >
        {text.get('aboutBuying.buy')}
      </Button>
    </Stack>
  )
}
