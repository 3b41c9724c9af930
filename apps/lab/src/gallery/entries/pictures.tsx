import {
  Avatar,
  type ArtShape,
  activityArt,
  brokenArt,
  emptyArt,
  Glyph,
  Icon,
  type IconShape,
  Image,
  imageArt,
  keyholeIcon,
  Latch,
  QrCode,
  Scene,
  Skeleton,
  Spinner,
  Stack,
  searchArt,
  Text,
} from '@latchkey/ui'
import type * as Kit from '@latchkey/ui'
import * as kit from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture, Token } from '../pictures.tsx'
import { Wrap } from './wrap.tsx'

const LINK =
  'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'

const ADDRESSES = [
  '0x4F0c12aB7c1bC14d88fA2Bd71F9c3b10a9e8D2a8',
  '0xB17e9a1C32d60Fb2cE0a8e4E5a6e7A0b77c0De91',
  '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d',
  'Hk3v9wXQxNkWc2q7m8bS4tZrY1fUaJpLdEoGnVi6sTB',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
]

const icons: readonly (readonly [string, IconShape])[] = Object.entries(kit).filter(isIcon)

function isIcon(pair: readonly [string, Kit.IconShape | unknown]): pair is [string, IconShape] {
  return pair[0].endsWith('Icon')
}

const qr: Entry = {
  id: 'qr-code',
  title: 'QR code',
  about: 'Dark on light in both modes; a place of the same size before the code is there.',
  shows: ['QrCode'],
  specimens: [
    {
      name: 'With picture',
      isWide: true,
      draw: () => <QrCode text={LINK} label="Scan with your wallet" picture={<Picture of="northwind" size={5.6} />} />,
    },
    { name: 'Plain', isWide: true, draw: () => <QrCode text={ADDRESSES[2]} size={23.2} label="Your address" /> },
    {
      name: 'Loading',
      isWide: true,
      draw: () => <QrCode text={undefined} size={23.2} label="Loading" picture={<Picture of="northwind" size={5.6} />} />,
    },
  ],
}

const latch: Entry = {
  id: 'latch',
  title: 'Latch',
  about: 'A bolt between the site and the wallet. Decoration: the words below say the same.',
  shows: ['Latch'],
  specimens: (['idle', 'waiting', 'declined', 'closed'] as const).map((state) => ({
    name: state,
    draw: () => (
      <Latch state={state} site={<Picture of="site" size={6.4} />} wallet={<Picture of="fjord" size={6.4} />} />
    ),
  })),
}

const image: Entry = {
  id: 'image',
  title: 'Image and glyph',
  about: 'Wallets are square, tokens and networks round. What is missing has a keyhole.',
  shows: ['Image', 'Glyph'],
  specimens: [
    {
      name: 'Sizes',
      isWide: true,
      draw: () => (
        <Wrap>
          {([2, 2.4, 3.2, 4, 5.6, 6.4] as const).map((size) => (
            <Picture key={size} of="fjord" size={size} />
          ))}
        </Wrap>
      ),
    },
    {
      name: 'Round, badge',
      draw: () => (
        <Wrap>
          <Token of="ether" size={3.6} />
          <Token of="dollar" size={4} />
        </Wrap>
      ),
    },
    {
      name: 'Missing',
      draw: () => (
        <Wrap>
          <Image />
          <Image size={5.6} />
          <Image shape="round" size={4} />
        </Wrap>
      ),
    },
    {
      name: 'Glyphs',
      draw: () => (
        <Wrap>
          {(['neutral', 'accent', 'good', 'warn', 'bad'] as const).map((tone) => (
            <Glyph key={tone} icon={keyholeIcon} tone={tone} />
          ))}
        </Wrap>
      ),
    },
  ],
}

const avatar: Entry = {
  id: 'avatar',
  title: 'Avatar',
  about: 'The picture of an address without one of its own is cut from it, like a key.',
  shows: ['Avatar'],
  specimens: [
    {
      name: 'Cut from addresses',
      isWide: true,
      draw: () => (
        <Wrap>
          {ADDRESSES.map((address) => (
            <Avatar key={address} address={address} size={5.6} />
          ))}
        </Wrap>
      ),
    },
    {
      name: 'With network',
      draw: () => <Avatar address="0x4F0c" size={5.6} badge={<Picture of="base" size={1.6} shape="round" />} />,
    },
  ],
}

const icon: Entry = {
  id: 'icon',
  title: 'Icons',
  about: 'One path each, in the text’s colour. Arrows along the reading direction turn with it.',
  shows: ['Icon'],
  specimens: [
    {
      name: 'All',
      isWide: true,
      draw: () => (
        <Wrap>
          {icons.map(([name, shape]) => (
            <Icon key={name} shape={shape} data-name={name} />
          ))}
        </Wrap>
      ),
    },
    {
      name: 'Sizes',
      draw: () => (
        <Wrap>
          <Icon shape={kit.searchIcon} size="s" />
          <Icon shape={kit.searchIcon} />
          <Icon shape={kit.searchIcon} size="l" />
        </Wrap>
      ),
    },
  ],
}

const ARTS: readonly (readonly [string, ArtShape, string])[] = [
  ['Nothing found', searchArt, 'No wallet found'],
  ['Error', brokenArt, 'Something went wrong'],
  ['Empty', emptyArt, 'Nothing here yet'],
  ['No activity', activityArt, 'No activity yet'],
  ['No collectibles', imageArt, 'No collectibles yet'],
]

const scene: Entry = {
  id: 'scene',
  title: 'Scenes',
  about: 'Nothing here, or something failed: what it is, what it means, at most one way on.',
  shows: ['Scene'],
  specimens: ARTS.map(([name, art, title]) => ({
    name,
    draw: (say) => (
      <Scene art={art} title={say(title)}>
        <Text align="center">{say(art === searchArt ? 'Check the spelling.' : 'Your funds are safe.')}</Text>
      </Scene>
    ),
  })),
}

const waiting: Entry = {
  id: 'waiting',
  title: 'Spinner and skeleton',
  about: 'Something runs; something comes. What comes has its place and size from the start.',
  shows: ['Spinner', 'Skeleton'],
  specimens: [
    {
      name: 'Spinner',
      draw: () => (
        <Wrap>
          <Spinner />
          <Spinner size="s" />
        </Wrap>
      ),
    },
    {
      name: 'Skeleton',
      draw: () => (
        <Stack gap={2}>
          <Skeleton width={4} height={4} shape="round" />
          <Skeleton width={14} />
          <Skeleton width={9} height={1} />
        </Stack>
      ),
    },
  ],
}

/** What is looked at. */
export const PICTURES: readonly Entry[] = [latch, qr, image, avatar, icon, scene, waiting]
