import { IconCash } from '@tabler/icons-react';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartMachine } from '../../machines/cart/cart-machine.ts';
import { sampleLamp } from '../../machines/samples/sample-records.ts';
import { Banner } from '../../src/ui/feedback/banner.tsx';
import { BottomSheet } from '../../src/ui/sheets/bottom-sheet.tsx';
import { Button } from '../../src/ui/controls/button.tsx';
import { Card } from '../../src/ui/layout/card.tsx';
import { Checkbox } from '../../src/ui/controls/checkbox.tsx';
import { ChoiceList } from '../../src/ui/controls/choice-list.tsx';
import { EmptyState } from '../../src/ui/feedback/empty-state.tsx';
import { ErrorState } from '../../src/ui/feedback/error-state.tsx';
import { FactList } from '../../src/ui/layout/fact-list.tsx';
import { FilterChips } from '../../src/ui/controls/filter-chips.tsx';
import { LifecycleDots } from '../../src/ui/values/lifecycle-dots.tsx';
import { MoneyField } from '../../src/ui/controls/money-field.tsx';
import { Money } from '../../src/ui/values/money.tsx';
import { PageHeader } from '../../src/ui/layout/page-header.tsx';
import { PhotoGrid } from '../../src/ui/photos/photo-grid.tsx';
import { ProductCard } from '../../src/features/catalogue/views/product-card.tsx';
import { Row } from '../../src/ui/layout/row.tsx';
import { SearchField } from '../../src/ui/controls/search-field.tsx';
import { SegmentedChoice } from '../../src/ui/controls/segmented-choice.tsx';
import { SkeletonList } from '../../src/ui/feedback/skeleton-list.tsx';
import { StatusChip } from '../../src/ui/values/status-chip.tsx';
import { Stepper } from '../../src/ui/controls/stepper.tsx';
import { StickyBar } from '../../src/ui/layout/sticky-bar.tsx';
import { TabBar, UnsentDot } from '../../src/ui/layout/tab-bar.tsx';
import { Tabs } from '../../src/ui/controls/tabs.tsx';
import { TextBox } from '../../src/ui/controls/text-box.tsx';
import { Total } from '../../src/ui/values/total.tsx';
import { show } from './show.tsx';

const nothing = () => undefined;

const cart = createActor(cartMachine, {
  input: { groupId: 'group', viewer: { roles: [], isVip: false } },
}).start();
cart.send({ type: 'line.add', product: sampleLamp, quantity: 2 });

const shelf = (
  <main data-screen="shelf">
    <PageHeader title="Shop">
      <SearchField maxLength={200} value="mug" onChange={nothing} placeholder="Search products" />
    </PageHeader>
    <FilterChips
      label="Categories"
      onPick={nothing}
      chips={[
        { id: 'mugs', label: 'Mugs', selected: true },
        { id: 'more', label: 'More', selected: false, opens: true },
      ]}
    />
    <h2>Cups</h2>
    <ProductCard product={{ ...sampleLamp, image_urls: '' }} cart={cart} />
    <SkeletonList of="products" count={2} />
    <TabBar current="home" inCart={2} unsent={<UnsentDot />} />
  </main>
);

const record = (
  <main data-screen="record">
    <PageHeader title="#10482" chip={<StatusChip of="order" status="confirmed" />}>
      <LifecycleDots status="confirmed" />
      <Tabs label="Lists" current="a" onChoose={nothing} tabs={[{ id: 'a', label: 'Orders' }]} />
    </PageHeader>
    <Card rows>
      <Row
        icon={<IconCash size={22} aria-hidden="true" />}
        title="Payment"
        text="No proof sent yet"
        value={<Money amount={465_400} />}
        note="due"
        onClick={nothing}
      />
    </Card>
    <Card>
      <Checkbox checked partly onChange={nothing} label="Select all" />
      <Stepper name="tea" value={1} max={1} onChange={nothing} />
      <FactList facts={[{ label: 'Colour', value: 'Blue' }]} />
      <TextBox label="Remark" value="Leave it at the gate" maxLength={200} onChange={nothing} />
      <TextBox label="Answer" value="As agreed" maxLength={200} fixed onChange={nothing} />
    </Card>
    {(['refused', 'unreachable', 'unknown', 'offline', 'warn', 'info'] as const).map((kind) => (
      <Banner key={kind} kind={kind} title="A fact" text="What to do next" wide={kind === 'offline'} />
    ))}
    <EmptyState title="Nothing here" text="Go and get some." />
    <ErrorState title="Could not load" text="It may be here." onRetry={nothing} />
    <StickyBar top={<Total amount={465_400} />}>
      <Button look="dangerText" onClick={nothing}>
        Cancel
      </Button>
      <Button look="tonal" onClick={nothing} reason="Save first">
        Pay
      </Button>
      <Button onClick={nothing}>Save</Button>
    </StickyBar>
  </main>
);

const form = (
  <main data-screen="form">
    <PageHeader title="Order" />
    <BottomSheet
      name="form"
      opened
      onClose={nothing}
      title="Send proof"
      footer={<Button onClick={nothing}>Send</Button>}
    >
      <PhotoGrid
        title="Photos"
        photos={[
          { id: 'a', url: null, status: 'failed' },
          { id: 'b', url: null, status: 'sent', usedBefore: true },
        ]}
        limit={5}
        taking
        accept="image/png"
        onAdd={nothing}
        onRetry={nothing}
        onOpen={nothing}
      />
      <SegmentedChoice
        label="Paid by"
        value="cash"
        onChange={nothing}
        options={[
          { value: 'cash', label: 'Cash' },
          { value: 'mix', label: 'Mix' },
        ]}
      />
      <MoneyField label="Cash" value="1,0" onChange={nothing} error="Enter a valid amount" />
      <ChoiceList
        label="Address"
        chosen="b"
        onChoose={nothing}
        choices={[
          { id: 'a', title: 'Shop' },
          { id: 'b', title: 'Gate', text: 'Soi 19' },
        ]}
      />
    </BottomSheet>
  </main>
);

const sheets = (
  <main data-screen="sheets">
    <PageHeader title="Order" />
    <BottomSheet
      name="lower"
      opened
      onClose={nothing}
      title="Add items"
      footer={<Button onClick={nothing}>Add</Button>}
    >
      <p>Nothing chosen</p>
      <BottomSheet
        name="upper"
        opened
        onClose={nothing}
        title="Choose product"
        footer={<Button onClick={nothing}>Choose</Button>}
      >
        <p>Stoneware cup</p>
      </BottomSheet>
    </BottomSheet>
  </main>
);

/** Each with the heading that is there once all of it is. */
const scenes: readonly (readonly [string, string, ReactNode])[] = [
  ['shelf', 'Reading lamp', shelf],
  ['record', 'Could not load', record],
  ['form', 'Send proof', form],
  ['sheet over another one', 'Choose product', sheets],
];

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(scenes)('the components of a %s have no fault that axe knows', async (_, heading, scene) => {
    const screen = await show(scene, { scheme, isVip: true });
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    // Colours are read as they are at rest, not half way through an opening.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
});
