import { Glyph, List, ListRow } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { connectSocialsModel } from './connect-socials.model.ts'

/** Every provider to log in with. */
export const view: ViewDefinition<'ConnectSocials'> = {
  View: ConnectSocialsView,
  title: (_params, { text }) => text.say('login.socials.title'),
}

/** Every provider, one below the other. */
function ConnectSocialsView(): ReactElement {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ options, device }) => ({ options, device }))
  return (
    <List label={text.say('login.socials.title')}>
      {connectSocialsModel(snapshot, core.actions).map(({ provider, face, choose }) => (
        <ListRow
          key={provider}
          label={face.name}
          picture={<Glyph icon={face.icon} />}
          data-testid={`social-${provider}`}
          onClick={choose}
        />
      ))}
    </List>
  )
}
