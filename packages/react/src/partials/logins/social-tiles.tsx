import { moreIcon, PlainTile, Tiles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { blockedProps } from '../legal/blocked.ts'
import { socialTilesModel } from './social-tiles.model.ts'

/** The providers side by side. */
export function SocialTiles({ isBlocked }: { readonly isBlocked: boolean }): ReactElement {
  const { core, text } = useModalContext()
  const facts = useSnapshot(({ options, device }) => ({ options, device }))
  const { choices, isWorded, more } = socialTilesModel(facts, { ...core, text })
  const blocked = blockedProps(isBlocked, text)
  return (
    <Tiles label={text.get('logins.socials')}>
      {choices.map(({ provider, label, icon, choose }) => (
        <PlainTile
          key={provider}
          label={label}
          icon={icon}
          {...blocked}
          labelPlace={isWorded ? 'beside' : undefined}
          data-testid={`social-${provider}`}
          onClick={choose}
        />
      ))}
      {more && (
        <PlainTile
          label={text.get('logins.more')}
          icon={moreIcon}
          {...blocked}
          data-testid="connect-socials"
          onClick={more}
        />
      )}
    </Tiles>
  )
}
