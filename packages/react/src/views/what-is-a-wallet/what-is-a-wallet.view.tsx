import { Button, keyholeIcon, lockIcon, Stack, walletIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { Explainer } from '../../partials/explainer/explainer.tsx'
import type { ViewDefinition } from '../view-definition.ts'

/** What a wallet is, for visitors without one. */
export const view: ViewDefinition<'WhatIsAWallet'> = {
  View: WhatIsAWalletView,
  title: (_params, { text }) => text.say('aboutWallets.title'),
}

/** What a wallet is for, and the way to one. */
function WhatIsAWalletView(): ReactElement {
  const { core, text } = useModalContext()
  const blocks = [
    {
      icon: keyholeIcon,
      title: text.say('aboutWallets.key.title'),
      text: text.say('aboutWallets.key.text'),
    },
    {
      icon: walletIcon,
      title: text.say('aboutWallets.home.title'),
      text: text.say('aboutWallets.home.text'),
    },
    {
      icon: lockIcon,
      title: text.say('aboutWallets.consent.title'),
      text: text.say('aboutWallets.consent.text'),
    },
  ]
  return (
    <Stack gap={5} above={1}>
      <Explainer blocks={blocks} />
      <Button
        isWide
        tone="primary"
        icon={walletIcon}
        data-testid="about-wallets-get"
        onClick={() => core.actions.router.push('GetWallet', {})}
      >
        {text.say('aboutWallets.get')}
      </Button>
    </Stack>
  )
}
