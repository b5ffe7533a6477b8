import type { JsonValue, Path } from '../work/setting.ts';

type Base = {
  readonly name: string;
  readonly at: Path;
  readonly help?: string;
};

export type Option = readonly [value: string, label: string];

/** One thing of a draft that can be edited, and how it is typed. */
export type Field = Base &
  (
    | { readonly kind: 'text'; readonly lines?: number; readonly optional?: boolean }
    /** A text that may also be left out on purpose (`null`). */
    | { readonly kind: 'employer-note' }
    | { readonly kind: 'words' }
    | { readonly kind: 'numbers' }
    | { readonly kind: 'number'; readonly optional?: boolean; readonly decimal?: boolean }
    | { readonly kind: 'percent'; readonly optional?: boolean }
    /** Numbers of which one is chosen. */
    | { readonly kind: 'ratio'; readonly options: readonly number[]; readonly optional?: boolean }
    | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly optional?: string }
    /** true or absent. */
    | { readonly kind: 'mark' }
    | { readonly kind: 'conditions'; readonly optional?: boolean }
    | { readonly kind: 'alternatives'; readonly optional?: boolean }
  );

/** Fields that stand together under a title. */
export type FieldGroup = {
  readonly title: string;
  readonly fields: readonly Field[];
  /** It begins folded: what is rarely edited. */
  readonly folded?: boolean;
  /** The whole of it can be taken away, or added where it isn't there yet. */
  readonly whole?: Whole;
};

export type Whole = {
  readonly at: Path;
  /** What is removed or added: `범위 합산`. */
  readonly name: string;
  readonly isThere: boolean;
  /** What it begins as. */
  readonly fresh: JsonValue;
  /** An element of a list with names, whose order people see: it can be moved. */
  readonly isOrdered?: boolean;
  /** An element of a list without names: the list is replaced. */
  readonly list?: { readonly at: Path; readonly position: number };
};

/** A list to which an element can be added. */
export type Addable = {
  readonly name: string;
  readonly at: Path;
  /** What an element begins as; `name` is its name. */
  readonly fresh: (name: string) => JsonValue;
  /** Its name, where the person doesn't choose one: made for it, or one that the program knows. */
  readonly word?: (taken: readonly string[]) => string;
  /** Elements are named by a word in Latin letters, which never changes: the label of that word. Absent: they have no names. */
  readonly named?: { readonly label: string; readonly pattern: RegExp; readonly prefix?: string };
};

/** All that can be edited at one place. */
export type Form = {
  readonly groups: readonly FieldGroup[];
  readonly addable?: readonly Addable[];
  /** What can't be edited here, and why. */
  readonly fixed?: string;
};
