import { Button, keyholeIcon, lockIcon, Stack, walletIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { enHelp } from '../../messages/en/help.ts'
import { Explainer } from '../../partials/explainer/explainer.tsx'
import type { ViewDefinition } from '../view-definition.ts'

/** Explains wallets to visitors without one. */
export const view: ViewDefinition<'WhatIsAWallet'> = {
  english: enHelp,
  View: WhatIsAWalletView,
  title: (_params, { text }) => text.get('aboutWallets.title'),
}

/** Explains the use of a wallet, and the way to one. */
function WhatIsAWalletView(): ReactElement {
  const { core, text } = useModalContext()
  const blocks = [
    {
      icon: keyholeIcon,
      title: text.get('aboutWallets.key.title'),
      text: text.get('aboutWallets.key.text'),
    },
    {
      icon: walletIcon,
      title: text.get('aboutWallets.home.title'),
      text: text.get('aboutWallets.home.text'),
    },
    {
      icon: lockIcon,
      title: text.get('aboutWallets.consent.title'),
      text: text.get('aboutWallets.consent.text'),
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
        {text.get('aboutWallets.get')}
      </Button>
    </Stack>
  )
}
