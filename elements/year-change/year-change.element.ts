import { toElement } from '../../src/element-kit/to-element';
import yearChangeStyles from './year-change.css?inline';
import { YearChangeWidget } from './year-change-widget';
import { yearChangeContract } from './year-change.contract';

export const ShopperProfileYearChange = toElement(yearChangeContract, YearChangeWidget, [yearChangeStyles]);
