import {
  appleIcon,
  cardIcon,
  discordIcon,
  facebookIcon,
  farcasterIcon,
  githubIcon,
  googleIcon,
  PlainTile,
  receiveIcon,
  Stack,
  sendIcon,
  swapIcon,
  Tile,
  Tiles,
  xIcon,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'

const PROVIDERS = [
  ['Google', googleIcon],
  ['Apple', appleIcon],
  ['Facebook', facebookIcon],
  ['X', xIcon],
  ['GitHub', githubIcon],
  ['Discord', discordIcon],
  ['Farcaster', farcasterIcon],
] as const

/** Tiles, in every state. */
export const tileEntry: Entry = {
  id: 'tile',
  title: 'Tiles',
  about: 'Ways among equals: providers to log in with, actions of an account.',
  shows: ['PlainTile', 'Tile', 'Tiles'],
  specimens: [
    {
      name: 'Providers',
      isWide: true,
      draw: () => (
        <Stack gap={2}>
          {[PROVIDERS.slice(0, 4), PROVIDERS.slice(4)].map((row, index) => (
            <Tiles key={row[0]?.[0]} label={index === 0 ? 'Log in with' : 'More providers'}>
              {row.map(([name, icon]) => (
                <Tile key={name} label={name} icon={icon} />
              ))}
            </Tiles>
          ))}
        </Stack>
      ),
    },
    {
      name: 'In words',
      isWide: true,
      draw: () => (
        <Stack gap={2}>
          <Tiles label="Log in with one of two">
            <PlainTile label="Google" icon={googleIcon} labelPlace="beside" />
            <PlainTile label="Apple" icon={appleIcon} labelPlace="beside" data-force="hover" />
          </Tiles>
          <PlainTile label="Continue with Discord" icon={discordIcon} labelPlace="beside" />
        </Stack>
      ),
    },
    {
      name: 'Actions',
      isWide: true,
      draw: (translate) => (
        <Tiles label="Actions">
          <Tile label={translate('Buy')} icon={cardIcon} hasLabel />
          <Tile label={translate('Swap')} icon={swapIcon} hasLabel data-force="hover" />
          <Tile label={translate('Receive')} icon={receiveIcon} hasLabel data-force="focus" />
          <Tile label={translate('Send')} icon={sendIcon} hasLabel isBusy />
        </Tiles>
      ),
    },
    {
      name: 'Blocked',
      isWide: true,
      draw: (translate) => (
        <Tiles label="Blocked actions">
          <Tile label={translate('Swap')} icon={swapIcon} hasLabel isBlocked />
          <Tile label={translate('Send')} icon={sendIcon} hasLabel data-force="pressed" />
        </Tiles>
      ),
    },
  ],
}
