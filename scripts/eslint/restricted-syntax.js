/** Lower camel words joined by dots, `order.submit`; `*` may stand for the last words: `photo.*`. */
const dotted = String.raw`/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*\.([a-z][A-Za-z0-9]*|\*)$|^\*$/`;
const dottedMessage =
  'An event is a request in lower camel words joined by dots: `order.submit`, `line.setQuantity`.';

const transitions = "Property[key.name='on'] > ObjectExpression > Property[computed=false]";

/** No re-exports: import from the file that defines the export. */
export const noBarrels = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import from the file that is the home of the thing.',
  },
  {
    selector: 'ExportNamedDeclaration[source]',
    message: 'No barrels: import from the file that is the home of the thing.',
  },
];

const clockMessage =
  'Pure code reads no clock: only `new Date(text)`, `Date.parse` and `Date.UTC` say the same each time.';

/** Uses of `Date` that depend on the clock or the device's time zone. */
export const noClock = [
  { selector: "NewExpression[callee.name='Date'][arguments.length!=1]", message: clockMessage },
  {
    selector: "MemberExpression[object.name='Date']:not([property.name=/^(parse|UTC)$/])",
    message: clockMessage,
  },
  {
    selector: ":not(NewExpression, MemberExpression, TSTypeReference) > Identifier[name='Date']",
    message: clockMessage,
  },
];

/** `actor.send({ type: 'order.submit' })`, wherever an event is sent. */
export const dottedSends = [
  {
    selector: `CallExpression[callee.property.name='send'] > ObjectExpression > Property[key.name='type'] > Literal.value:not([value=${dotted}])`,
    message: dottedMessage,
  },
];

/** What makes a chart: dotted events, services with a name and a way out, no timers. */
export const chartRules = [
  ...dottedSends,
  { selector: `${transitions} > Literal.key:not([value=${dotted}])`, message: dottedMessage },
  { selector: `${transitions} > Identifier.key`, message: dottedMessage },
  {
    selector: `:matches(TSTypeAliasDeclaration, TSInterfaceDeclaration)[id.name=/Events?$/] TSPropertySignature[key.name='type'] TSLiteralType > Literal:not([value=${dotted}])`,
    message: dottedMessage,
  },
  {
    selector: `CallExpression[callee.name=/^(raise|sendTo|emit|enqueue)$/] > ObjectExpression > Property[key.name='type'] > Literal.value:not([value=${dotted}])`,
    message: dottedMessage,
  },
  {
    selector:
      ':matches(Property[key.name=/^(after|delays|delay)$/], Property[key.value=/^(after|delays|delay)$/])',
    message:
      'No `after` and no delays: a timer is lost on restore. Invoke a timer service with a deadline from context.',
  },
  {
    selector:
      "Property[key.name='invoke'] ObjectExpression:has(> Property[key.name='src']):not(:has(> Property[key.name='id']))",
    message:
      'Every invoke has an `id`: without one its done event holds the path in the chart, and renaming a state breaks old logs.',
  },
  {
    selector:
      "Property[key.name='invoke'] ObjectExpression:has(> Property[key.name='src']):not(:has(> Property[key.name='onError']))",
    message: 'Every invoke has an `onError`: it is the way out when the service could not be reached.',
  },
  {
    selector: "Property[key.name='invoke'] > ObjectExpression:not(:has(> Property[key.name='src']))",
    message: 'An invoke names its service by `src`, beside its `id` and `onError`.',
  },
  {
    selector: "Property[key.name='invoke'][value.type!=/^(ObjectExpression|ArrayExpression)$/]",
    message: 'An invoke is written out in the chart, so that its `id` and `onError` can be seen.',
  },
  {
    selector:
      'Property[key.name=/^(guard|actions|entry|exit)$/] > :matches(ArrowFunctionExpression, FunctionExpression), Property[key.name=/^(actions|entry|exit)$/] > ArrayExpression > :matches(ArrowFunctionExpression, FunctionExpression)',
    message: 'A guard or action has a name, in `setup`: the proofs ask it, and the picture shows it.',
  },
];

export const noReactNamespace = [
  {
    selector: "ImportDeclaration[source.value='react'] > ImportNamespaceSpecifier",
    message: 'Import hooks by name, so that a screen with an effect is seen.',
  },
];
