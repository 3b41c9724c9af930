import { Button, externalIcon, globeIcon, Stack, swapIcon } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { enHelp } from '../../messages/en/help.ts'
import { openOutside } from '../../models/open-outside.ts'
import { Explainer } from '../../partials/explainer/explainer.tsx'
import type { ViewDefinition } from '../view-definition.ts'

/** Explains networks to visitors who have to choose one. */
export const view: ViewDefinition<'WhatIsANetwork'> = {
  english: enHelp,
  View: WhatIsANetworkView,
  title: (_params, { text }) => text.get('aboutNetworks.title'),
}

/** A page that explains networks. */
const MORE_URL = 'https://ethereum.org/en/developers/docs/networks/'

/** Explains what a network is, and why there are several. */
function WhatIsANetworkView(): ReactElement {
  const { core, text } = useModalContext()
  const blocks = [
    {
      icon: globeIcon,
      title: text.get('aboutNetworks.record.title'),
      text: text.get('aboutNetworks.record.text'),
    },
    {
      icon: swapIcon,
      title: text.get('aboutNetworks.apart.title'),
      text: text.get('aboutNetworks.apart.text'),
    },
  ]
  return (
    <Stack gap={5} above={1}>
      <Explainer blocks={blocks} />
      <Button
        isWide
        icon={externalIcon}
        data-testid="about-networks-more"
        onClick={() => openOutside(MORE_URL, core.actions)}
      >
        {text.get('aboutNetworks.more')}
      </Button>
    </Stack>
  )
}
