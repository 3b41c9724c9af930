import {
  Button,
  copyIcon,
  discordIcon,
  externalIcon,
  facebookIcon,
  githubIcon,
  googleIcon,
  appleIcon,
  farcasterIcon,
  arrowEndIcon,
  IconButton,
  Chip,
  cardIcon,
  Link,
  leaveIcon,
  Pair,
  receiveIcon,
  retryIcon,
  Stack,
  sendIcon,
  swapIcon,
  TextButton,
  Tile,
  Tiles,
  xIcon,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture } from '../pictures.tsx'

const button: Entry = {
  id: 'button',
  title: 'Button',
  about: 'At most one of a view is primary; a blocked one says what is missing.',
  shows: ['Button'],
  specimens: [
    { name: 'Primary', draw: (say) => <Button tone="primary" isWide>{say('Review')}</Button> },
    {
      name: 'Hover',
      draw: (say) => <Button tone="primary" isWide data-force="hover">{say('Review')}</Button>,
    },
    {
      name: 'Focus',
      draw: (say) => <Button tone="primary" isWide data-force="focus">{say('Review')}</Button>,
    },
    {
      name: 'Pressed',
      draw: (say) => <Button tone="primary" isWide data-force="pressed">{say('Review')}</Button>,
    },
    {
      name: 'Busy',
      draw: (say) => (
        <Button tone="primary" isWide isBusy busyLabel={say('Approving…')}>
          {say('Review')}
        </Button>
      ),
    },
    {
      name: 'Blocked',
      draw: (say) => <Button tone="primary" isWide isBlocked>{say('Enter amount')}</Button>,
    },
    { name: 'Secondary', draw: (say) => <Button isWide icon={retryIcon}>{say('Try again')}</Button> },
    {
      name: 'Secondary, hover',
      draw: (say) => <Button isWide data-force="hover">{say('Cancel')}</Button>,
    },
    {
      name: 'Secondary, pressed',
      draw: (say) => <Button isWide data-force="pressed">{say('Cancel')}</Button>,
    },
    {
      name: 'Destructive',
      draw: (say) => <Button isWide tone="destructive">{say('Revoke')}</Button>,
    },
    { name: 'Quiet', draw: (say) => <Button isWide tone="quiet">{say('Copy link')}</Button> },
    {
      name: 'Small',
      draw: (say) => <Button size="s" icon={copyIcon}>{say('Copy link')}</Button>,
    },
    {
      name: 'Long label',
      draw: () => (
        <Button tone="primary" isWide icon={externalIcon}>
          Weiter in der Brieftasche, die auf diesem Gerät installiert ist
        </Button>
      ),
    },
    { name: 'Arabic', draw: () => <Button isWide dir="rtl" lang="ar">ربط المحفظة بالموقع</Button> },
  ],
}

const pair: Entry = {
  id: 'pair',
  title: 'Pair',
  about: 'Cancel stands at the start; when one label does not fit, the main one is on top.',
  shows: ['Pair'],
  specimens: [
    {
      name: 'Side by side',
      isWide: true,
      draw: (say) => (
        <Pair>
          <Button>{say('Cancel')}</Button>
          <Button tone="primary">{say('Sign')}</Button>
        </Pair>
      ),
    },
    {
      name: 'Long labels',
      isWide: true,
      draw: () => (
        <Pair>
          <Button icon={externalIcon}>Im Blockexplorer ansehen</Button>
          <Button icon={leaveIcon}>Verbindung trennen</Button>
        </Pair>
      ),
    },
  ],
}

const iconButton: Entry = {
  id: 'icon-button',
  title: 'Icon button',
  about: 'One icon, named for those who do not see it; larger where fingers press it.',
  shows: ['IconButton'],
  specimens: [
    { name: 'Rest', draw: () => <IconButton icon={copyIcon} label="Copy address" /> },
    {
      name: 'Hover',
      draw: () => <IconButton icon={copyIcon} label="Copy address" data-force="hover" />,
    },
    {
      name: 'Focus',
      draw: () => <IconButton icon={copyIcon} label="Copy address" data-force="focus" />,
    },
    {
      name: 'Pressed',
      draw: () => <IconButton icon={copyIcon} label="Copy address" data-force="pressed" />,
    },
    {
      name: 'Primary',
      draw: () => <IconButton icon={arrowEndIcon} label="Continue" tone="primary" />,
    },
  ],
}

const link: Entry = {
  id: 'link',
  title: 'Link',
  about: 'Leads away, or does something small; plain inside a sentence.',
  shows: ['Link', 'TextButton'],
  specimens: [
    { name: 'Rest', draw: (say) => <TextButton>{say('What is a wallet?')}</TextButton> },
    {
      name: 'Hover',
      draw: (say) => <TextButton data-force="hover">{say('What is a wallet?')}</TextButton>,
    },
    {
      name: 'Focus',
      draw: (say) => <TextButton data-force="focus">{say('What is a wallet?')}</TextButton>,
    },
    {
      name: 'Plain',
      draw: (say) => <Link href="#link" tone="plain">{say('terms')}</Link>,
    },
  ],
}

const chip: Entry = {
  id: 'chip',
  title: 'Chip',
  about: 'A short suggestion: a token, a filter.',
  shows: ['Chip'],
  specimens: [
    {
      name: 'Rest',
      draw: () => <Chip picture={<Picture of="ether" size={2} shape="round" />}>ETH</Chip>,
    },
    {
      name: 'Hover',
      draw: () => (
        <Chip picture={<Picture of="dollar" size={2} shape="round" />} data-force="hover">
          USDC
        </Chip>
      ),
    },
    {
      name: 'Focus',
      draw: () => (
        <Chip picture={<Picture of="dollar" size={2} shape="round" />} data-force="focus">
          USDC
        </Chip>
      ),
    },
    { name: 'Selected', draw: (say) => <Chip isSelected>{say('Recent')}</Chip> },
    { name: 'Not selected', draw: (say) => <Chip isSelected={false}>{say('Popular')}</Chip> },
  ],
}

const PROVIDERS = [
  ['Google', googleIcon],
  ['Apple', appleIcon],
  ['Facebook', facebookIcon],
  ['X', xIcon],
  ['GitHub', githubIcon],
  ['Discord', discordIcon],
  ['Farcaster', farcasterIcon],
] as const

const tile: Entry = {
  id: 'tile',
  title: 'Tiles',
  about: 'Ways among equals: providers to log in with, actions of an account.',
  shows: ['Tile', 'Tiles'],
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
      name: 'Actions',
      isWide: true,
      draw: (say) => (
        <Tiles label="Actions">
          <Tile label={say('Buy')} icon={cardIcon} hasWord />
          <Tile label={say('Swap')} icon={swapIcon} hasWord data-force="hover" />
          <Tile label={say('Receive')} icon={receiveIcon} hasWord data-force="focus" />
          <Tile label={say('Send')} icon={sendIcon} hasWord isBusy />
        </Tiles>
      ),
    },
    {
      name: 'Blocked',
      isWide: true,
      draw: (say) => (
        <Tiles label="Blocked actions">
          <Tile label={say('Swap')} icon={swapIcon} hasWord isBlocked />
          <Tile label={say('Send')} icon={sendIcon} hasWord data-force="pressed" />
        </Tiles>
      ),
    },
  ],
}

/** What is pressed. */
export const ACTIONS: readonly Entry[] = [button, pair, iconButton, link, chip, tile]
