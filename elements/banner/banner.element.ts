import { toElement } from '../../src/element-kit/to-element';
import bannerStyles from './banner.css?inline';
import { BannerWidget } from './banner-widget';
import { bannerContract } from './banner.contract';

export const ShopperProfileBanner = toElement(bannerContract, BannerWidget, [bannerStyles]);
