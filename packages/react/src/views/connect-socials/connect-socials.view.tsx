import type { ReactElement } from 'react'
import { useLoginKit } from '../login-kit.ts'
import { connectSocialsModel } from './connect-socials.model.ts'

/** Every provider, one below the other. */
export function ConnectSocialsView(): ReactElement {
  const kit = useLoginKit()
  const { Glyph, List, ListRow, useModalWorld } = kit
  const { core, snapshot, text } = useModalWorld()
  return (
    <List label={text.say('login.socials.title')}>
      {connectSocialsModel(snapshot, core.actions, kit).map(({ provider, face, choose }) => (
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
