import type { CaseField } from '@nomucheck/domain/cases/case-record.ts';
import { type Side, takeableFields, takenByDefault } from '@nomucheck/domain/cases/merging/choices.ts';
import { useKeptState } from '../../typing/use-kept-state.ts';

/** Which fields the remaining case takes over, field by field. */
export type Takeover = {
  readonly survivor: Side;
  readonly merged: Side;
  /** The fields between which there is a choice. */
  readonly fields: readonly CaseField[];
  readonly take: readonly CaseField[];
  readonly choose: (field: CaseField, isTaken: boolean) => void;
  /** Once it is merged. */
  readonly forget: () => void;
};

/** By the remaining case: the fields whose choice isn't the one that is offered. */
type Turned = Readonly<Record<string, readonly string[]>>;
const nothing: Turned = {};

/**
 * The choice of fields, kept on this device as all that is entered. What the remaining case lacks is taken unless the person says otherwise.
 * @param survivor null while it isn't chosen
 */
export const useTakeover = (survivor: Side | null, merged: Side): Takeover | null => {
  const { typed, type, forget } = useKeptState(`merge.turned.${merged.caseId}`, nothing, keptTurned);
  if (survivor === null) return null;
  const { caseId } = survivor;
  const turned = typed[caseId] ?? [];
  const fields = takeableFields(survivor, merged);
  const offered = takenByDefault(survivor, merged);
  return {
    ...{ survivor, merged, fields, forget },
    take: fields.filter((field) => offered.includes(field) !== turned.includes(field)),
    choose: (field, isTaken) => {
      const others = turned.filter((other) => other !== field);
      type({ ...typed, [caseId]: offered.includes(field) === isTaken ? others : [...others, field] });
    },
  };
};

const keptTurned = (kept: unknown): Turned | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const isNames = (names: unknown): names is string[] =>
    Array.isArray(names) && names.every((n) => typeof n === 'string');
  return Object.fromEntries(Object.entries(kept).flatMap(([id, names]) => (isNames(names) ? [[id, names]] : [])));
};
