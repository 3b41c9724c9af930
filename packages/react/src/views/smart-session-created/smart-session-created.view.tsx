import { Button, clockIcon, Glyph, Stack, Text, TextButton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSmartSessions } from '../../messages/en/smart-sessions.ts'
import { siteOf } from '../../models/site.ts'
import type { ViewDefinition } from '../view-definition.ts'

/** A smart session was granted. */
export const view: ViewDefinition<'SmartSessionCreated'> = {
  english: enSmartSessions,
  View: SmartSessionCreatedView,
  title: (_params, { text }) => text.get('smartSessions.created.title'),
}

/** The page that explains smart sessions. */
const HELP = 'https://eips.ethereum.org/EIPS/eip-7715'

function SmartSessionCreatedView(): ReactElement {
  const { core, text } = useModalContext()
  const options = useSnapshot((state) => state.options)
  const { actions } = core
  const site = siteOf({ options }, text)
  return (
    <Stack gap={4} align="center">
      <Glyph icon={clockIcon} size={6.4} shape="round" tone="good" />
      <Stack gap={1}>
        <Text as="h3" variant="title" align="center">
          {text.get('smartSessions.created.heading', { site: site.name })}
        </Text>
        <Text align="center">{text.get('smartSessions.created.text')}</Text>
      </Stack>
      <Button
        tone="primary"
        isWide
        data-testid="session-created-done"
        onClick={() => actions.router.replace('Account', {})}
      >
        {text.get('smartSessions.created.done')}
      </Button>
      <TextButton data-testid="session-created-help" onClick={() => actions.openLink(HELP)}>
        {text.get('smartSessions.created.help')}
      </TextButton>
    </Stack>
  )
}
