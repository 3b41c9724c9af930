import {
  globeIcon,
  Glyph,
  Grid,
  GridCell,
  List,
  ListRow,
  PictureSet,
  qrIcon,
  Segmented,
  SkeletonCell,
  SkeletonRow,
  Tabs,
  TabPanel,
  Tag,
  Text,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture, pictureOf, Token } from '../pictures.tsx'
import { HeldTabs } from './held-tabs.tsx'

const MANY = ['kestrel', 'juniper', 'mosaic', 'saffron'] as const

const row: Entry = {
  id: 'list-row',
  title: 'List and rows',
  about: 'A group of choices. The second line is for e-mails, hosts and reasons.',
  shows: ['List', 'ListRow', 'SkeletonRow', 'PictureSet'],
  specimens: [
    {
      name: 'States',
      isWide: true,
      draw: (say) => (
        <List label="Row states">
          <ListRow picture={<Picture of="fjord" />} label="Fjord" tag={<Tag hasDot>{say('Installed')}</Tag>} />
          <ListRow picture={<Picture of="kestrel" />} label="Kestrel" tag={say('Recent')} data-force="hover" />
          <ListRow picture={<Picture of="mosaic" />} label="Mosaic" hasChevron data-force="focus" />
          <ListRow picture={<Picture of="juniper" />} label="Juniper" isBusy />
          <ListRow picture={<Picture of="base" shape="round" />} label="Base" isSelected />
          <ListRow picture={<Picture of="plum" />} label="Plum" disabledReason={say('Not approved in Fjord')} />
          <ListRow picture={<Glyph icon={qrIcon} />} label="WalletConnect" tag="QR" />
          <ListRow
            picture={<PictureSet sources={MANY.map((name) => pictureOf(name))} />}
            label={say('All wallets')}
            tag="470+"
          />
        </List>
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      draw: () => (
        <List label="Loading rows" aria-busy="true">
          <SkeletonRow />
          <SkeletonRow hasDetail />
          <SkeletonRow pictureShape="round" />
        </List>
      ),
    },
    {
      name: 'Long and Arabic',
      isWide: true,
      draw: () => (
        <List label="Long rows">
          <ListRow
            picture={<Picture of="northwind" />}
            label="Northwind Professional Multi-Signature Custody"
            detail="mira.lindqvist.of.the.salt.market@saltmarket.example"
            tag="Installed"
          />
          <ListRow picture={<Glyph icon={globeIcon} />} label="محفظة الشمال" detail="على هاتفك" hasChevron />
        </List>
      ),
    },
    {
      name: 'Holdings',
      isWide: true,
      draw: () => (
        <List kind="flush" label="Holdings">
          <ListRow picture={<Token of="ether" size={3.6} />} label="Ether" detail="0.842 ETH" value="$2,631.42" valueDetail="$3,125.20" />
          <ListRow picture={<Token of="dollar" size={3.6} />} label="USD Coin" detail="1,204.5 USDC" value="$1,204.50" valueDetail="$1.00" data-force="hover" />
        </List>
      ),
    },
  ],
}

const grid: Entry = {
  id: 'grid',
  title: 'Grid',
  about: 'Many choices by picture and name; three columns where there is little room.',
  shows: ['Grid', 'GridCell', 'SkeletonCell'],
  specimens: [
    {
      name: 'States',
      isWide: true,
      draw: (say) => (
        <Grid label="Cell states">
          <GridCell label="Fjord" picture={<Picture of="fjord" size={5.6} />} checkLabel={say('Installed')} />
          <GridCell label="Kestrel" picture={<Picture of="kestrel" size={5.6} />} data-force="hover" />
          <GridCell label="Juniper" picture={<Picture of="juniper" size={5.6} />} data-force="focus" />
          <GridCell label="Mosaic" picture={<Picture of="mosaic" size={5.6} />} isBusy />
          <GridCell label="Northwind Professional" picture={<Picture of="northwind" size={5.6} />} />
          <GridCell label="محفظة الشمال" picture={<Picture of="plum" size={5.6} />} />
          <GridCell label="Saffron" picture={<Picture of="saffron" size={5.6} />} data-force="pressed" />
          <GridCell label="No picture" picture={<Glyph icon={globeIcon} size={5.6} />} />
        </Grid>
      ),
    },
    {
      name: 'Loading',
      isWide: true,
      draw: () => (
        <Grid label="Loading cells" aria-busy="true">
          <SkeletonCell />
          <SkeletonCell />
          <SkeletonCell />
          <SkeletonCell />
        </Grid>
      ),
    },
  ],
}

const tabs: Entry = {
  id: 'tabs',
  title: 'Tabs and segmented',
  about: 'Lists in the same place, or ways of doing the same. Arrow keys move along.',
  shows: ['Tabs', 'Segmented', 'TabPanel'],
  specimens: [
    {
      name: 'Tabs',
      isWide: true,
      draw: (say) => <HeldTabs part={Tabs} label="Holdings" words={['Tokens', 'Collectibles', 'Activity'].map(say)} />,
    },
    {
      name: 'Segmented',
      isWide: true,
      draw: (say) => <HeldTabs part={Segmented} label="Platform" words={['Browser', 'Mobile', 'Web'].map(say)} start={1} />,
    },
    {
      name: 'Long words',
      isWide: true,
      draw: () => (
        <HeldTabs part={Tabs} label="Long tabs" words={['Vermögenswerte', 'Sammlerstücke', 'Transaktionsverlauf']} />
      ),
    },
    {
      name: 'Panel',
      isWide: true,
      draw: (say) => (
        <div>
          <Segmented
            label="One platform"
            tabs={[{ id: 'a', label: say('Mobile') }]}
            selected="a"
            onSelect={() => {}}
            panelId="one"
          />
          <TabPanel id="one" tab="a">
            <Text>{say('Your funds are safe.')}</Text>
          </TabPanel>
        </div>
      ),
    },
  ],
}

/** What is chosen from. */
export const LISTS: readonly Entry[] = [row, grid, tabs]
