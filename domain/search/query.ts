import { atomsOf, type Lexicon, type Meaning } from './lexicon.ts';
import { wordsOf, type Simplify, type Word } from './words.ts';

/** A word or phrase to look for. */
export interface Form {
  readonly compact: string;
  readonly words: readonly string[];
  readonly isHan: boolean;
  readonly isThai: boolean;
}

/** A part of what was typed, all of which a product must match. */
export interface Term {
  readonly kind: Meaning['kind'];
  /** As it was typed, and then what means the same. */
  readonly forms: readonly Form[];
  readonly near: readonly Form[];
  /** What else it may be: terms that must all match in its place. */
  readonly splits: readonly (readonly Term[])[];
}

export interface Query {
  readonly terms: readonly Term[];
  /** Everything that was typed. */
  readonly whole: Form;
}

export interface Language {
  readonly lexicon: Lexicon;
  readonly simplify: Simplify;
}

/** A number, with its unit or without. */
export function isQuantity({ compact }: Form): boolean {
  return /^\d/.test(compact);
}

const maxTerms = 10;
const chineseWords = new Intl.Segmenter('zh', { granularity: 'word' });

/** Reads what somebody looks for; null when it has no words. */
export function readQuery(typed: string, language: Language): Query | null {
  const words = wordsOf(language.lexicon.setColoursApart(typed), language.simplify);
  if (words.length === 0) return null;
  const said = termsOf(words, language);
  const telling = said.filter((term) => !isFiller(term, language.lexicon));
  return {
    terms: (telling.length > 0 ? telling : said).slice(0, maxTerms),
    whole: formOf(words),
  };
}

function isFiller({ forms: [typed] }: Term, lexicon: Lexicon): boolean {
  return typed !== undefined && typed.words.every((word) => lexicon.isFiller(word));
}

interface Atom {
  readonly text: string;
  readonly word: Word;
  /** Whether the word begins with it. */
  readonly first: boolean;
}

/** Takes out what the lexicon knows, and makes a term of each run of words between. */
function termsOf(words: readonly Word[], language: Language): Term[] {
  const atoms = words.flatMap((word) =>
    atomsOf([word]).map((text, at): Atom => ({ text, word, first: at === 0 })),
  );
  const texts = atoms.map(({ text }) => text);
  const terms: Term[] = [];
  let rest: Atom[] = [];
  const flush = () => {
    terms.push(...runsOf(rest).map((run) => plainTerm(run, language)));
    rest = [];
  };
  for (let at = 0; at < atoms.length;) {
    const { length, meanings } = language.lexicon.longestFrom(texts, at);
    if (length > 0 && (isCertain(atoms, at, length) || isSizeLetter(atoms, texts, at, language.lexicon))) {
      const colour = colourBefore(rest, language.lexicon);
      if (colour !== null) {
        terms.push(meantTerm([colour.text], colour.meanings, language));
        rest = [];
      }
      flush();
      terms.push(meantTerm(texts.slice(at, at + length), meanings, language));
      at += length;
    } else {
      const atom = atoms[at];
      if (atom !== undefined) rest.push(atom);
      at += 1;
    }
  }
  flush();
  return terms;
}

/** 红雨伞: a colour in one letter before what everybody knows. */
function colourBefore(rest: readonly Atom[], lexicon: Lexicon) {
  const [letter] = rest;
  if (rest.length !== 1 || letter?.word.isHan !== true || !letter.first) return null;
  const { length, meanings } = lexicon.longestFrom([letter.text], 0);
  const isColour = length === 1 && meanings.some(({ kind }) => kind === 'colour');
  return isColour ? { text: letter.text, meanings } : null;
}

/** One Chinese letter within a word may mean anything: 红茶 is no red thing. The size before a word is one: M白色; and so is a letter before a size: 白S码. */
function isCertain(atoms: readonly Atom[], from: number, length: number): boolean {
  const [atom, next] = [atoms[from], atoms[from + length]];
  if (atom === undefined || !atom.word.isHan || length > 1) return true;
  return (
    atom.first &&
    (next === undefined || next.word !== atom.word || /^[a-z]/.test(next.text) || /^[a-z]$/.test(atom.text))
  );
}

/** A letter before 码, before a colour or at the end of a Chinese word is a size: 藏青M码, 粉色M蓝色L. */
function isSizeLetter(
  atoms: readonly Atom[],
  texts: readonly string[],
  at: number,
  lexicon: Lexicon,
): boolean {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  if (atom === undefined || !/^[sml]$/.test(atom.text)) return false;
  if (next === undefined || next.word !== atom.word || /^[码号]$/u.test(next.text)) return true;
  return lexicon.longestFrom(texts, at + 1).meanings.some(({ kind }) => kind === 'colour');
}

/** Splits at spaces and where the script changes. */
function runsOf(atoms: readonly Atom[]): Word[][] {
  const runs: Word[][] = [];
  let before: Atom | undefined;
  for (const atom of atoms) {
    const sameWord = before?.word === atom.word && !atom.first;
    const continues = before !== undefined && (sameWord || (atom.first && follows(before.word, atom.word)));
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (!continues || run === undefined || last === undefined) runs.push([{ ...atom.word, text: atom.text }]);
    else if (sameWord) run[run.length - 1] = { ...last, text: last.text + atom.text };
    else run.push({ ...atom.word, text: atom.text });
    before = atom;
  }
  return runs;
}

function follows(before: Word, word: Word): boolean {
  return word.joined && before.isHan === word.isHan && before.isThai === word.isThai;
}

function plainTerm(run: readonly Word[], language: Language): Term {
  const form = formOf(run);
  const typed = form.isHan
    ? formOf([{ ...blank, text: form.compact.replace(/^的(?=.)|(?<=.)的$/u, ''), isHan: true }])
    : form;
  return {
    kind: isQuantity(typed) ? 'size' : 'word',
    forms: [typed],
    near: [],
    splits: splitsOf(typed, language),
  };
}

const blank: Word = { text: '', isHan: false, isThai: false, joined: false };

function splitsOf({ compact, words, isHan, isThai }: Form, language: Language): Term[][] {
  if (!isHan) return words.length < 2 ? [] : [words.map((text) => simpleTerm({ ...blank, text, isThai }))];
  const letters = Array.from(compact);
  const hanTerm = (text: string) => simpleTerm({ ...blank, text, isHan: true });
  const splits: Term[][] = [];
  if (letters.length < 2) return splits;
  const { length, meanings } = language.lexicon.longestFrom(letters, 0);
  const [first = ''] = letters;
  if (length === 1) {
    const rest = letters.slice(1).join('');
    splits.push([meantTerm([first], meanings, language), hanTerm(rest)]);
  }
  if (/[子儿类]$/u.test(compact)) splits.push([hanTerm(letters.slice(0, -1).join(''))]);
  const parts = [...chineseWords.segment(compact)].map(({ segment }) => segment);
  if (parts.length > 1) splits.push(parts.filter((part) => !language.lexicon.isFiller(part)).map(hanTerm));
  return splits;
}

function simpleTerm(word: Word): Term {
  return { kind: 'word', forms: [formOf([word])], near: [], splits: [] };
}

function meantTerm(typed: readonly string[], meanings: readonly Meaning[], { simplify }: Language): Term {
  const meant = meanings.map((meaning) => formsOf(meaning, simplify));
  const kinds = meanings.map(({ kind }) => kind);
  return {
    kind: kinds.find((kind) => kind !== 'word') ?? 'word',
    forms: distinct([
      formOf(wordsOf(typed.join(isSpelled(typed) ? ' ' : ''), simplify)),
      ...meant.flatMap(({ words }) => words),
    ]),
    near: distinct(meant.flatMap(({ near }) => near)),
    splits: [],
  };
}

type MeantForms = Readonly<Record<'words' | 'near', readonly Form[]>>;

const meantForms = new WeakMap<Simplify, WeakMap<Meaning, MeantForms>>();

/** The words of a meaning; the same are said again and again. */
function formsOf(meaning: Meaning, simplify: Simplify): MeantForms {
  const known = meantForms.get(simplify) ?? new WeakMap<Meaning, MeantForms>();
  meantForms.set(simplify, known);
  const read = (words: readonly string[]) => words.map((word) => formOf(wordsOf(word, simplify)));
  const forms = known.get(meaning) ?? { words: read(meaning.words), near: read(meaning.near) };
  known.set(meaning, forms);
  return forms;
}

function isSpelled(atoms: readonly string[]): boolean {
  return atoms.every((atom) => /^[\p{Script=Latin}\d]+$/u.test(atom));
}

function distinct(forms: readonly Form[]): Form[] {
  return [...new Map(forms.map((form) => [form.compact, form])).values()];
}

function formOf(words: readonly Word[]): Form {
  return {
    compact: words.map(({ text }) => text).join(''),
    words: words.map(({ text }) => text),
    isHan: words.some(({ isHan }) => isHan),
    isThai: words.some(({ isThai }) => isThai),
  };
}

/** Two forms as one that has them behind each other. */
export function joinForms(one: Form, other: Form): Form {
  return {
    compact: one.compact + other.compact,
    words: [...one.words, ...other.words],
    isHan: one.isHan && other.isHan,
    isThai: one.isThai && other.isThai,
  };
}
