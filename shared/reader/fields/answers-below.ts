import type { Cell } from '../geometry/cells';
import { lineOf, type Line } from '../geometry/lines';
import { knownSection } from '../sections/section-names';
import { areColumnLabels, fieldOf } from './field-labels';
import { levelCell } from './school-levels';
import { isFormLabel, isOtherNumber } from './form-labels';

/** Of the lines of a section, and of different labels in it. */
const min = { share: 0.3, labels: 3 } as const;
/** In points: an answer begins where its label does. */
const slack = 6;
const maxLabelLength = 40;

const isLabel = ({ text, label, isAnswer }: Cell) =>
  label === undefined &&
  !isAnswer &&
  text.length <= maxLabelLength &&
  (fieldOf(text) !== undefined ||
    (text.endsWith(':') && levelCell.test(text)) ||
    text.split(' / ').every(isFormLabel) ||
    isOtherNumber(text));

/** One label that is no heading, or a row that is mostly labels. */
const areLabels = ({ cells, isBullet }: Line) => {
  if (isBullet || cells.some(({ text }) => /\d|:./.test(text) || text.length > maxLabelLength)) return false;
  const known = cells.filter(isLabel).length;
  return cells.length === 1
    ? known === 1 && knownSection(cells[0]?.text ?? '') === undefined
    : known > cells.length / 2;
};

const isDescription = ({ cells: [first, ...others] }: Line) =>
  others.length === 0 && fieldOf(first?.text ?? '') === 'description';

/**
 * 'Job title' and 'Company' above 'Nurse' and 'St. Luke', as forms of employers and portals print them, one or several in a row: each label
 * beside its answer.
 */
export const withAnswersBeside = (lines: readonly Line[]): readonly Line[] => {
  const labels = lines.filter(areLabels);
  const different = new Set(labels.flatMap(({ cells }) => cells.map(({ text }) => text)));
  const inRows = labels.filter(({ cells }) => cells.length > 1);
  const isTableAlone = inRows.length === 1 && areColumnLabels(inRows[0]?.cells.map(({ text }) => text) ?? []);
  if (isTableAlone || different.size < min.labels || labels.length < lines.length * min.share) return lines;
  const beside: Line[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, below, next] = lines.slice(index, index + 3);
    if (!line) break;
    const isTable = next && next.cells.length > 1 && !areLabels(next) && isBelow(next, line);
    if (!areLabels(line)) beside.push(line);
    else if (isDescription(line)) beside.push({ ...line, text: `${line.text}:` });
    else if (!below || areLabels(below) || below.isBullet || isTable || !isBelow(below, line))
      beside.push(line);
    else {
      beside.push(...pairsOf(line, below));
      index++;
    }
  }
  return beside;
};

/** The label that each answer is below: by place or, in files without pages, by order. */
const columnsOf = (labels: Line, answers: Line): number[] =>
  labels.cells.length === 1 ||
  (labels.columnRight === Infinity && answers.cells.length === labels.cells.length)
    ? answers.cells.map((_, index) => Math.min(index, labels.cells.length - 1))
    : answers.cells.map((answer) => labels.cells.findIndex(({ x }) => Math.abs(x - answer.x) <= slack));

/** All answers are below a label, each below its own. */
const isBelow = (answers: Line, labels: Line) => {
  const columns = columnsOf(labels, answers);
  return (
    answers.flow === labels.flow &&
    !columns.includes(-1) &&
    (labels.cells.length === 1 || new Set(columns).size === columns.length)
  );
};

const pairsOf = (labels: Line, answers: Line): Line[] =>
  labels.cells.flatMap((label, column) => {
    const own = answers.cells.filter((_, index) => columnsOf(labels, answers)[index] === column);
    const names = label.text.split(' / ');
    const values = own[0]?.text.split(' / ') ?? [];
    const areSeveral = own.length === 1 && names.length > 1 && names.length === values.length;
    return (areSeveral ? names : [label.text]).map((text, index) => ({
      ...lineOf(
        [
          { ...label, text },
          ...own.map((cell) => ({
            ...cell,
            text: areSeveral ? (values[index] ?? '') : cell.text,
            isAnswer: true,
          })),
        ],
        labels.flow,
        labels.columnRight,
      ),
      gap: labels.gap,
    }));
  });
